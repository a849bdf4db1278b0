import { useState } from 'react'

/**
 * The styles of all screens, for any but the one that was served: its page comes with those of its own alone, and says
 * where the others are. What stands beside it does not show before they are there.
 */
export function Sheet({ pathname }: { pathname: string }) {
  const [address] = useState(() => {
    if (import.meta.env.SSR || document.getElementById('root')?.dataset.path === pathname) return
    return document.querySelector<HTMLMetaElement>('meta[name="sheet"]')?.content
  })
  return address && <link rel="stylesheet" href={address} precedence="all" />
}
