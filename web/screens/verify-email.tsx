import { VerifyEmail } from '#web/features/auth/verify-email.tsx'

export default VerifyEmail
