import { ForgotForm } from '#web/features/auth/forgot-form.tsx'

export default ForgotForm
