/** Lengths in characters (Unicode code points for the name and the password). */
export const MAX_NAME_LENGTH = 80
export const MIN_PASSWORD_LENGTH = 6
export const MAX_PASSWORD_LENGTH = 128

/** Longest address that SMTP carries: RFC 5321, 4.5.3.1.3, less the angle brackets. */
const MAX_EMAIL_LENGTH = 254

/** Length of a text in code points, so that an emoji counts once. */
export function lengthOf(text: string): number {
  return [...text].length
}

/** The one spelling under which an address is kept and looked up: composed, trimmed, in lower case. */
export function normaliseEmail(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase()
}

// The pattern that the HTML standard gives for <input type="email">, with a dot asked of the domain
// and a label's length left to the whole address's limit.
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** Whether a normalised address can be written to. */
export function isEmail(email: string): boolean {
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email)
}

/** Whether a text can be stored and shown as it is: whole Unicode, and no control characters but line breaks and tabs. */
export function isPlainText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  return text.isWellFormed() && !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)
}
