import { useCallback, useEffect, useRef, useState } from 'react'
import type { Fast } from '#contract/fast.ts'
import { UNDO_MS } from '#web/timing.ts'

type Remove = (id: string, keepalive?: boolean) => Promise<void>

/**
 * Deleting with a way back: the fast is hidden at once, and deleted when the time to undo is over, when another
 * one is deleted, or when the page is left. A page that is killed meanwhile has deleted nothing.
 */
export function useRemoval(remove: Remove, onFailure: (error: unknown) => void) {
  const [hidden, setHidden] = useState<Fast | null>(null)
  const pending = useRef<{ fast: Fast; timer: ReturnType<typeof setTimeout> } | null>(null)

  const settle = useCallback(
    async (keepalive = false) => {
      const last = pending.current
      if (!last) return
      pending.current = null
      clearTimeout(last.timer)
      try {
        await remove(last.fast._id, keepalive)
      } catch (error) {
        onFailure(error)
      } finally {
        setHidden((fast) => (fast === last.fast ? null : fast))
      }
    },
    [remove, onFailure],
  )

  const schedule = useCallback(
    (fast: Fast) => {
      void settle()
      pending.current = { fast, timer: setTimeout(() => void settle(), UNDO_MS) }
      setHidden(fast)
    },
    [settle],
  )

  const undo = useCallback(() => {
    clearTimeout(pending.current?.timer)
    pending.current = null
    setHidden(null)
  }, [])

  useEffect(() => {
    const leave = () => void settle(true)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [settle])

  return { hidden, schedule, undo, settle }
}
