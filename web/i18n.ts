import { i18n } from '@lingui/core'

// Every text stands in the code, compiled, in the language that the page was built for (build/translation.ts): the
// catalogue holds only what the server may say, once a call has been made (api/failures.ts).
i18n.loadAndActivate({ locale: import.meta.env.LANGUAGE, messages: {} })

export { i18n }

/** A sentence that came from the server in the person's language. One that it does not know stays as it is. */
export function say(sentence: string): string {
  return (i18n.messages[sentence] as string | undefined) ?? sentence
}
