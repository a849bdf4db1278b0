import { useCallback, useEffect, useRef, useState } from 'react'
import type { Fast } from '#contract/fast.ts'
import { UNDO_MS } from '#web/timing.ts'

type Remove = (id: string, keepalive?: boolean) => Promise<void>

/**
 * Deleting with a way back: the fast is hidden at once, and deleted when the time to undo is over, when another
 * one is deleted, or when the page is left. A page that is killed meanwhile has deleted nothing.
 */
export function useRemoval(remove: Remove, onFailure: (error: unknown) => void) {
  const [undoable, setUndoable] = useState<Fast | null>(null)
  // One that is deleted stays hidden: the list that still holds it is on its way out.
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const pending = useRef<{ fast: Fast; timer: ReturnType<typeof setTimeout> } | null>(null)

  const show = useCallback(
    (id: string) => setHidden((ids) => new Set([...ids].filter((each) => each !== id))),
    [],
  )

  const settle = useCallback(
    async (keepalive = false) => {
      const last = pending.current
      if (!last) return
      pending.current = null
      clearTimeout(last.timer)
      setUndoable(null)
      try {
        await remove(last.fast._id, keepalive)
      } catch (error) {
        show(last.fast._id)
        onFailure(error)
      }
    },
    [remove, onFailure, show],
  )

  const schedule = useCallback(
    (fast: Fast) => {
      void settle()
      pending.current = { fast, timer: setTimeout(() => void settle(), UNDO_MS) }
      setUndoable(fast)
      setHidden((ids) => new Set([...ids, fast._id]))
    },
    [settle],
  )

  const undo = useCallback(() => {
    const last = pending.current
    if (!last) return
    pending.current = null
    clearTimeout(last.timer)
    setUndoable(null)
    show(last.fast._id)
  }, [show])

  useEffect(() => {
    const leave = () => void settle(true)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [settle])

  return { undoable, hidden, schedule, undo, settle }
}
