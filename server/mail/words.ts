/** What one letter says. */
interface LetterWords {
  readonly subject: string
  readonly heading: string
  readonly body: string
  /** On the button; the link behind it also stands below in full. */
  readonly button: string
  /** What holds where the person knows nothing of it. */
  readonly otherwise: string
}

/** Everything that our letters say in one language. */
interface Words {
  /** BCP 47, for the letter's markup. */
  readonly language: string
  readonly letters: {
    readonly verifyEmail: LetterWords
    readonly resetPassword: LetterWords
    readonly passwordChanged: LetterWords
  }
  readonly linkBelow: string
  readonly signature: string
}

// No letter names anything that a person typed, not even their name: whoever registers with a stranger's address
// would choose what we write to the stranger.
const english: Words = {
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

/** Our letters' languages; another is one more entry. */
const languages: readonly Words[] = [english]

export type LetterKind = keyof Words['letters']

/** The words for a person's language (BCP 47), or the English ones. */
export function wordsFor(locale: string): Words {
  const [language] = locale.toLowerCase().split('-')
  return languages.find((words) => words.language === language) ?? english
}
