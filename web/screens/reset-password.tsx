import { ResetForm } from '#web/features/auth/reset-form.tsx'

export default ResetForm
