let page = ''
let clock: string | null = null

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

function show(): void {
  document.title = clock ? `${clock} · ${page}` : page
}
