import { useEffect, useRef, useState } from 'react'
import type { Weight } from '#contract/weight.ts'
import { addWeight, deleteWeight, listWeights } from './weights-api.ts'

interface Shown {
  readonly entries: readonly Weight[]
  /** Asks for the page after; null at the end. */
  readonly nextCursor: string | null
}

/** All weights, newest first, page by page, and the last one that was deleted, which can come back. */
export function useEntries(onChanged: () => void) {
  const [shown, setShown] = useState<Shown>({ entries: [], nextCursor: null })
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [deleted, setDeleted] = useState<Weight | null>(null)
  const left = useRef(new AbortController())
  const busy = useRef(false)

  async function doing(work: (signal: AbortSignal) => Promise<void>) {
    if (busy.current) return
    const { signal } = left.current
    busy.current = true
    setAsking(true)
    try {
      await work(signal)
      setError(null)
    } catch (problem) {
      if (!signal.aborted) setError(problem)
    }
    busy.current = false
    setAsking(false)
  }

  // Once for all of its life: what changes here is changed in the list as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    left.current = new AbortController()
    void doing(async (signal) => {
      const { weights, nextCursor } = await listWeights(null, signal)
      setShown({ entries: weights, nextCursor })
    })
    return () => left.current.abort()
  }, [])

  return {
    entries: shown.entries,
    hasOlder: shown.nextCursor !== null,
    isAsking,
    error,
    deleted,
    showOlder: () =>
      doing(async (signal) => {
        const { weights, nextCursor } = await listWeights(shown.nextCursor, signal)
        setShown((before) => ({ entries: [...before.entries, ...weights], nextCursor }))
      }),
    remove: (entry: Weight) =>
      doing(async () => {
        await deleteWeight(entry._id)
        const isLeft = (other: Weight) => other._id !== entry._id
        setShown((before) => ({ ...before, entries: before.entries.filter(isLeft) }))
        setDeleted(entry)
        onChanged()
      }),
    undo: () =>
      doing(async () => {
        if (!deleted) return
        const again = await addWeight(deleted.weight, deleted.date)
        const newestFirst = (a: Weight, b: Weight) => (a.date < b.date ? 1 : -1)
        setShown((before) => {
          return { ...before, entries: [...before.entries, again].sort(newestFirst) }
        })
        setDeleted(null)
        onChanged()
      }),
  }
}
