/** What is said where one of these calls fails without a sentence of its own: the specification, section 8. */
export const recoverySentences = {
  forgotFailed: 'Failed to send reset email',
  resetFailed: 'Failed to reset password',
  verifyFailed: 'Email verification failed',
  resendFailed: 'Failed to send verification email',
} as const
