/** A cookie of ours: for our own origin alone, out of reach of scripts. */
export interface Cookies {
  /** Its value; null where there is none or it holds characters that ours never do. */
  read(header: string | undefined, name: string): string | null
  /** The header that sets it, or with an age of 0 removes it. */
  write(name: string, value: string, maxAgeSeconds: number): string
}

/** Cookies as they must look under this address. `Lax`: one has to come along on the way back from another site. */
export function cookies(publicUrl: string): Cookies {
  const secure = publicUrl.startsWith('https:')
  // https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie: no other host, path or scheme can set it.
  const prefix = secure ? '__Host-' : ''
  return {
    read(header, name) {
      const found = header?.split(';').find((part) => part.trim().startsWith(`${prefix}${name}=`))
      const value = found?.slice(found.indexOf('=') + 1).trim()
      return value && /^[\w-]+$/.test(value) ? value : null
    },
    write(name, value, maxAgeSeconds) {
      const parts = [`${prefix}${name}=${value}`, 'Path=/', `Max-Age=${maxAgeSeconds}`]
      return [...parts, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ')
    },
  }
}
