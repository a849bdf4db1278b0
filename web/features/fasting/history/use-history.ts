import { useEffect, useState } from 'react'
import type { Fast } from '#contract/fast.ts'
import { MAX_PAGE } from '#contract/fields.ts'
import { useFetched } from '#web/api/use-fetched.ts'
import { onFastsChanged } from '#web/browser/events.ts'
import { listFasts } from '../fasting-api.ts'

const PAGE = 20

interface Shown {
  readonly fasts: readonly Fast[]
  readonly nextCursor: string | null
}

/** The fasts of the past, newest first, page by page; as many as are shown are fetched anew when one of them changes. */
export function useHistory() {
  const { data, refetch, ...list } = useFetched<Shown>(
    async (signal, before) => await newest(before?.fasts.length ?? 0, signal),
  )
  const [isAskingOlder, setAskingOlder] = useState(false)
  useEffect(() => onFastsChanged(() => void refetch()), [refetch])

  async function showOlder() {
    setAskingOlder(true)
    await refetch(async (signal, before) => {
      const page = await listFasts(before?.nextCursor ?? null, PAGE, signal)
      return { ...page, fasts: [...(before?.fasts ?? []), ...page.fasts] }
    })
    setAskingOlder(false)
  }

  return {
    fasts: data?.fasts.filter((fast) => !fast.isRunning) ?? null,
    hasOlder: data !== null && data.nextCursor !== null,
    isAskingOlder,
    showOlder,
    error: list.error,
    refetch,
  }
}

// A page at least, and in as few calls as there may be.
async function newest(shown: number, signal: AbortSignal): Promise<Shown> {
  const fasts: Fast[] = []
  let nextCursor: string | null = null
  do {
    const limit = Math.min(MAX_PAGE, Math.max(PAGE, shown - fasts.length))
    const page = await listFasts(nextCursor, limit, signal)
    fasts.push(...page.fasts)
    nextCursor = page.nextCursor
  } while (nextCursor !== null && fasts.length < shown)
  return { fasts, nextCursor }
}
