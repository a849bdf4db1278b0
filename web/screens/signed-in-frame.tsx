import { type ReactNode, useEffect, useState } from 'react'
import { useAuth } from '#web/features/auth/auth-provider.tsx'
import { FastingProvider } from '#web/features/fasting/fasting-provider.tsx'
import { pageAt } from '#web/pages.ts'
import { paths } from '#web/paths.ts'

/** What the signed-in screens share: the running fast. */
export default function SignedInFrame({ children }: { children: ReactNode }) {
  const { user } = useAuth()
  useEffect(() => {
    // Signing out must lead somewhere even when the server is away by then.
    pageAt(paths.login)
      ?.screen.preload()
      .catch(() => {})
  }, [])
  // Another tab may sign in as somebody else: nothing of the one before may stay.
  return (
    <FastingProvider key={user?._id} userId={user?._id ?? null}>
      <SignedInSheet />
      {children}
    </FastingProvider>
  )
}

// A public page comes without the styles of these screens and says where they are; nothing shows before they are there.
function SignedInSheet() {
  const [address] = useState(
    () => document.querySelector<HTMLMetaElement>('meta[name="signed-in-sheet"]')?.content,
  )
  return address && <link rel="stylesheet" href={address} precedence="signed-in" />
}
