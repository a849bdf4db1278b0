import { dayAndTime } from '#web/browser/local-time.ts'

const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

/** A sentence of the server with its moments as the person reads them. */
export function withLocalMoments(sentence: string, nowMs: number): string {
  return sentence.replace(MOMENT, (moment) => dayAndTime(Date.parse(moment), nowMs))
}
