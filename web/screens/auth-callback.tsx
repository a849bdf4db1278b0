import { SignInCallback } from '#web/features/auth/callback.tsx'

export default SignInCallback
