import { i18n } from '@lingui/core'

// English stands in the code, compiled (build/compiled-messages.ts): the catalogue of the source language is empty.
i18n.loadAndActivate({ locale: 'en', messages: {} })

export { i18n }

/**
 * A sentence that came from elsewhere (the server, the catalogue of failures) in the person's language:
 * the catalogue holds those under the sentence itself. One that it does not know stays as it is.
 */
export function say(sentence: string): string {
  return sentence in i18n.messages ? i18n.t(sentence) : sentence
}
