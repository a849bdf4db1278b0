import { i18n } from '@lingui/core'

// Every text stands in the code, compiled, in the language that the page was built for (build/translation.ts): the
// catalogue holds only what the server may say, once it has said something that is to be shown.
i18n.loadAndActivate({ locale: import.meta.env.LANGUAGE, messages: {} })

export { i18n }

/** Learns what the server may say in the language of the page. English needs nothing, and carries no code for it. */
export async function learnAnswers(): Promise<void> {
  if (import.meta.env.LANGUAGE === 'en') return
  // Without it a sentence is shown as it came.
  const code = await import('./answers.ts').catch(() => null)
  // Not by `load`, which would draw the whole page anew: nothing on it hangs on these.
  Object.assign(i18n.messages, code?.answers)
}

/** A sentence that came from the server in the person's language. One that it does not know stays as it is. */
export function say(sentence: string): string {
  return (i18n.messages[sentence] as string | undefined) ?? sentence
}
