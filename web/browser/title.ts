let page = ''
let clock: string | null = null
let notice: string | null = null

/** Names the page in the tab. */
export function setPageTitle(title: string): void {
  page = title
  show()
}

/** Puts the running time before the page's name, or takes it away. */
export function setTitleClock(time: string | null): void {
  clock = time
  show()
}

/** Says something in the tab, before all else, until it is taken away. */
export function setTitleNotice(text: string | null): void {
  notice = text
  show()
}

function show(): void {
  const before = notice ?? clock
  document.title = before ? `${before} · ${page}` : page
}
