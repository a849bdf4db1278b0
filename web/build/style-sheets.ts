import type { Manifest } from 'vite'

/**
 * The style sheets of a build, in the order in which they hold; with screens that are `elsewhere`, those of the modules
 * that a page can lead to without going there.
 */
export function styleSheets(
  manifest: Manifest,
  elsewhere: ReadonlySet<string> = new Set(),
): string[] {
  const wanted = new Set(reached(manifest, elsewhere))
  return reached(manifest, new Set()).filter((sheet) => wanted.has(sheet))
}

function reached(manifest: Manifest, elsewhere: ReadonlySet<string>): string[] {
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  if (entries.length === 0) throw new Error('The build has no entry.')
  const seen = new Set<string>()
  for (const entry of entries) reach(entry)
  return [...new Set([...seen].flatMap((key) => manifest[key]?.css ?? []))]

  function reach(key: string): void {
    if (seen.has(key) || elsewhere.has(key)) return
    seen.add(key)
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {}
    for (const next of [...imports, ...dynamicImports]) reach(next)
  }
}
