import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { on } from '#web/browser/events.ts'
import { listFasts } from '../fasting-api.ts'

const KEY = ['fasts'] as const
const PAGE = 20

/** The fasts of the past, newest first, page by page; fetched anew when one of them changes. */
export function useHistory() {
  const queries = useQueryClient()
  useEffect(() => {
    const refetch = () => void queries.invalidateQueries({ queryKey: KEY })
    const stops = [on('fastingStateChanged', refetch), on('dashboardUpdateRequired', refetch)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [queries])
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) => listFasts(pageParam, PAGE, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    select: ({ pages }) => pages.flatMap((page) => page.fasts).filter((fast) => !fast.isRunning),
  })
}
