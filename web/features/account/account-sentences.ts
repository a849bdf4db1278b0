/** What is said where one of these calls fails without a sentence of its own. The specification has one for none but the letter. */
export const accountSentences = {
  saveFailed: 'Your changes could not be saved.',
  passwordFailed: 'Your password could not be changed.',
  resendFailed: 'Failed to send verification email',
  devicesFailed: 'Your devices could not be fetched.',
  eventsFailed: 'Your recent activity could not be fetched.',
  endFailed: 'The device could not be signed out.',
  exportFailed: 'Your data could not be fetched.',
  deleteFailed: 'Your account could not be deleted.',
} as const
