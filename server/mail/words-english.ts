import type { Words } from './words.ts'

export const english: Words = {
  language: 'en',
  letters: {
    verifyEmail: {
      subject: 'Confirm your email address',
      heading: 'Welcome to Upvas',
      body: 'Please confirm that this email address is yours. The link works once, within 60 minutes.',
      button: 'Confirm email address',
      otherwise:
        'If you did not make an Upvas account, you need not do anything: without your confirmation the address stays unconfirmed.',
    },
    resetPassword: {
      subject: 'Set a new password',
      heading: 'Set a new password',
      body: 'Someone, hopefully you, asked for a new password for your Upvas account. The link works once, within 60 minutes. Setting a new password signs you out on every device.',
      button: 'Set a new password',
      otherwise:
        'If it was not you, you need not do anything: your password stays as it is, and nobody else has this link.',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      heading: 'Your password was changed',
      body: 'The password of your Upvas account was changed just now. Every other device was signed out.',
      button: 'It was not me',
      otherwise:
        'If it was you, all is well. If not, set a new password with the button above: it asks for a letter to this address.',
    },
  },
  linkBelow: 'If the button does not work, open this address in your browser:',
  signature: 'Upvas, the fasting timer that keeps your place',
}
