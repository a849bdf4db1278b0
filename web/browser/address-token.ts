import { useEffect, useState } from 'react'

declare global {
  interface Window {
    /** The query that the first script of the page (build/page-html.ts) found a token in and took out of the address. */
    takenQuery?: string
  }
}

/**
 * A token that a link has brought in its query or its fragment: undefined in prerendered HTML and until the address
 * has been looked at, null where there is none. It leaves the address bar before anything else happens, and with it
 * the history and whatever the page tells about where it came from.
 */
export function useAddressToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>()
  useEffect(() => {
    const take = () => takeFromAddress('token').token
    setToken(take() || null)
    // Where the page is open already, a link to it changes the fragment alone.
    const onHashChange = () => setToken((before) => take() || before)
    window.addEventListener('hashchange', onHashChange)
    return () => window.removeEventListener('hashchange', onHashChange)
  }, [])
  return token
}

/** Takes these values out of the page's address, wherever in it they stand, and gives them as they were written. */
export function takeFromAddress<Name extends string>(
  ...names: readonly Name[]
): Partial<Record<Name, string>> {
  const { pathname, search, hash } = window.location
  const { takenQuery } = window
  delete window.takenQuery
  const taken: Partial<Record<Name, string>> = {}
  for (const part of [hash, takenQuery ?? search]) {
    for (const pair of part.slice(1).split('&')) {
      const at = pair.indexOf('=')
      const name = names.find((each) => each === pair.slice(0, at))
      if (name) taken[name] = decodeOnce(pair.slice(at + 1))
    }
  }
  if (Object.keys(taken).length > 0 && (search || hash)) {
    window.history.replaceState(window.history.state, '', pathname)
  }
  return taken
}

/** Decodes a value of a query once; one that cannot be decoded stays as it was written. */
function decodeOnce(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '))
  } catch {
    return value
  }
}
