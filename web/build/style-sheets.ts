import type { Manifest } from 'vite'

/** Style sheets by the pages that need them. */
export interface StyleSheets {
  readonly ofAllPages: readonly string[]
  /** What only someone who has signed in gets to see. */
  readonly ofSignedInPages: readonly string[]
}

/** Which style sheets of a build belong to which pages, `signedInScreens` being the modules that only open to some. */
export function styleSheets(manifest: Manifest, signedInScreens: ReadonlySet<string>): StyleSheets {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entries.length === 0) throw new Error('The build has no entry.')
  const open = new Set<string>()
  for (const entry of entries) reach(entry)
  const sheetsOf = (keys: Iterable<string>) =>
    new Set([...keys].flatMap((key) => manifest[key]?.css ?? []))
  const ofAllPages = sheetsOf(open)
  return {
    ofAllPages: [...ofAllPages],
    ofSignedInPages: [...sheetsOf(Object.keys(manifest)).difference(ofAllPages)],
  }

  function reach(key: string): void {
    if (open.has(key) || signedInScreens.has(key)) return
    open.add(key)
    for (const next of [
      ...(manifest[key]?.imports ?? []),
      ...(manifest[key]?.dynamicImports ?? []),
    ])
      reach(next)
  }
}
