import { vi } from 'vitest'

type Method = 'getItem' | 'setItem' | 'removeItem'

/** Makes local storage throw where it is told to, as a browser does that blocks it or whose disk is full. */
export function breakStorage(breaks: (method: Method, key: string) => boolean): void {
  const storage = localStorage
  const broken = new Proxy(storage, {
    get(_, name) {
      const value: unknown = Reflect.get(storage, name)
      if (typeof value !== 'function') return value
      return (key: string, ...rest: unknown[]) => {
        if (breaks(name as Method, key)) throw new DOMException('No.', 'QuotaExceededError')
        return value.call(storage, key, ...rest)
      }
    },
  })
  vi.stubGlobal('localStorage', broken)
}
