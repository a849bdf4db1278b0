import { expect, test } from 'vitest'
import { dayAndTime } from '#web/browser/local-time.ts'
import { i18n } from '#web/i18n.ts'
import { sayWithMoments } from './server-sentence.ts'

const NOW_MS = Date.parse('2026-03-30T12:00:00.000Z')
const local = (moment: string) => dayAndTime(Date.parse(moment), NOW_MS)

test.each([
  [
    'This overlaps another fast that started 2026-03-28T20:00:00.000Z and ended 2026-03-29T12:00:00.000Z.',
    `This overlaps another fast that started ${local('2026-03-28T20:00:00.000Z')} and ended ${local('2026-03-29T12:00:00.000Z')}.`,
  ],
  ['The end cannot be before the start', 'The end cannot be before the start'],
  ['Give a date and time such as 2026-03-28', 'Give a date and time such as 2026-03-28'],
])('%s', (said, shown) => expect(sayWithMoments(said, NOW_MS)).toBe(shown))

test('in another language the moments stand where that has them', () => {
  const known = 'This overlaps another fast that started {moment} and still runs.'
  i18n.messages[known] = 'यह {moment} शुरू हुए उपवास से टकराता है।'
  const said = known.replace('{moment}', '2026-03-28T20:00:00.000Z')
  expect(sayWithMoments(said, NOW_MS)).toBe(
    `यह ${local('2026-03-28T20:00:00.000Z')} शुरू हुए उपवास से टकराता है।`,
  )
  delete i18n.messages[known]
})
