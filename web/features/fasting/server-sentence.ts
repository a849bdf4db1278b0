import { dayAndTime } from '#web/browser/local-time.ts'
import { say } from '#web/i18n.ts'

const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g
/** What stands for a moment in the translation of such a sentence. */
const PLACE = '{moment}'

/** A sentence of the server in the person's language, with its moments as they read them. */
export function sayWithMoments(sentence: string, nowMs: number): string {
  const moments = sentence.match(MOMENT) ?? []
  return moments.reduce(
    (said, moment) => said.replace(PLACE, dayAndTime(Date.parse(moment), nowMs)),
    say(sentence.replace(MOMENT, PLACE)),
  )
}
