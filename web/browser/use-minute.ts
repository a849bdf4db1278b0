import { useEffect, useState } from 'react'
import { MINUTE_MS } from '#web/timing.ts'
import { serverNow } from './server-clock.ts'

/** The server's time, ms since the epoch, read as each minute begins while the page is looked at. */
export function useMinute(): number {
  const [nowMs, setNowMs] = useState(serverNow)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function read() {
      clearTimeout(timer)
      if (document.hidden) return
      const readMs = serverNow()
      setNowMs(readMs)
      timer = setTimeout(read, MINUTE_MS - (readMs % MINUTE_MS))
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', read)
    }
  }, [])
  return nowMs
}
