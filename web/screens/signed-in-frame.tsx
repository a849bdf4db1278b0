import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useAuth } from '#web/features/auth/auth-provider.tsx'
import { FastingProvider } from '#web/features/fasting/fasting-provider.tsx'

/** What the signed-in screens share: the running fast, and what has been fetched. */
export default function SignedInFrame({ children }: { children: ReactNode }) {
  const { isAuthenticated, user } = useAuth()
  const [queries] = useState(() => new QueryClient())
  return (
    <QueryClientProvider client={queries} key={user?._id}>
      <FastingProvider isSignedIn={isAuthenticated}>{children}</FastingProvider>
    </QueryClientProvider>
  )
}
