import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { isPassing } from '#web/api/api-error.ts'
import { useAuth } from '#web/features/auth/auth-provider.tsx'
import { FastingProvider } from '#web/features/fasting/fasting-provider.tsx'
import { pageAt } from '#web/pages.ts'
import { paths } from '#web/paths.ts'
import { backoffMs, FETCH_RETRIES } from '#web/timing.ts'

/** What the signed-in screens share: the running fast, and what has been fetched. */
export default function SignedInFrame({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  useEffect(() => {
    // Signing out must lead somewhere even when the server is away by then.
    pageAt(paths.login)
      ?.screen.preload()
      .catch(() => {})
  }, [])
  // Another tab may sign in as somebody else: nothing of the one before may stay.
  return <PersonFrame key={user?._id}>{children}</PersonFrame>
}

function PersonFrame({ children }: { children: ReactNode }) {
  const { isAuthenticated } = useAuth()
  const [queries] = useState(makeQueryClient)
  return (
    <QueryClientProvider client={queries}>
      <FastingProvider isSignedIn={isAuthenticated}>{children}</FastingProvider>
    </QueryClientProvider>
  )
}

function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Without a network a fetch fails and says so; left waiting, it would say nothing.
        networkMode: 'always',
        retry: (failures, error) => isPassing(error) && failures < FETCH_RETRIES,
        retryDelay: backoffMs,
      },
    },
  })
}
