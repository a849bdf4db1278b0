import { msg } from '@lingui/core/macro'
import { i18n } from '#web/i18n.ts'

/** What a sign-in was made with, in the words of the page: the server keeps it in English, `Firefox on Android`. */
export function deviceName(device: string): string {
  const [browser = '', system] = device.split(' on ')
  return system ? i18n._(msg`${browser} on ${system}`) : device
}
