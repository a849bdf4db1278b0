import { describe, expect, test } from 'vitest'
import type { Insight } from '#domain/statistics/insights/insights.ts'
import { insightsIn } from './insights.ts'

const grounds = { tone: 'fact', fastIds: ['a', 'b', 'c'] } as const
const share = { reached: 3, of: 4 }

const said: [Insight, title: string, detail: string][] = [
  [
    { id: 'best-weekday', weekday: 0, ...share, ...grounds },
    'Monday suits you',
    '3 of your 4 fasts that began on a Monday reached their target, clearly more often than on other days.',
  ],
  [
    { id: 'hardest-weekday', weekday: 6, ...share, ...grounds },
    'Sunday asks more of you',
    '3 of your 4 fasts that began on a Sunday reached their target. A shorter target or a rest day may suit that day better.',
  ],
  [
    { id: 'best-part-of-day', part: 'evening', ...share, ...grounds },
    'Evening starts suit you',
    '3 of your 4 fasts that began in the evening reached their target, clearly more often than at other times.',
  ],
  [
    { id: 'four-weeks', ...share, before: { reached: 1, of: 1 }, ...grounds },
    'Your last four weeks',
    'Last four weeks: 4 fasts, of which 3 reached the target. The four weeks before: 1 fast, of which 1 reached the target.',
  ],
  [
    { id: 'usual-start', minute: 20 * 60 + 5, spread: 'steady', ...grounds },
    'A steady rhythm',
    'Your fasts begin around 8:05 PM, most times.',
  ],
  [
    { id: 'usual-start', minute: 0, spread: 'loose', ...grounds },
    'Mostly around 12:00 AM',
    'Your fasts tend to begin around 12:00 AM, an hour or two to either side.',
  ],
  [
    { id: 'usual-start', minute: 0, spread: 'scattered', ...grounds },
    'No fixed hour',
    'Your fasts begin at very different times of day; none of them is usual.',
  ],
  [
    { id: 'target', usualHours: 16, shorterHours: null, ...share, ...grounds },
    '16 hours fits you',
    '3 of your 4 fasts with a target of 16 hours reached it. There is no need for a longer one.',
  ],
  [
    { id: 'target', usualHours: 18, shorterHours: 12, ...share, ...grounds },
    'A shorter target may fit better',
    '3 of your 4 fasts with a target of 18 hours reached it. Most of them would have reached 12 hours.',
  ],
  [
    { id: 'long-fasts', ...grounds },
    'Eat well between long fasts',
    'You fasted for 24 hours or more 3 times in the last four weeks. Give your body full meals and rest days in between, and talk to a doctor if you feel weak, dizzy or unwell.',
  ],
]

/** Some blanks in times must not be broken. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

test.each(said)('an insight in English %#', (insight, title, detail) => {
  const words = insightsIn('en')(insight)
  expect([plain(words.title), plain(words.detail)]).toEqual([title, detail])
})

describe('a person’s language', () => {
  const start: Insight = { id: 'usual-start', minute: 1205, spread: 'steady', ...grounds }
  const day: Insight = { id: 'best-weekday', weekday: 0, ...share, ...grounds }

  test.each(['hi', 'hi-IN', 'HI'])('%s is Hindi', (locale) => {
    expect(insightsIn(locale)(day).title).toBe('सोमवार आपको जमता है')
  })

  test('is that of each, however many there are', () => {
    const titles = Array.from({ length: 250 }, (_, n) => {
      const [hindi, english] = [`hi-x-n${n}`, `en-x-n${n}`]
      return [insightsIn(hindi)(day).title, insightsIn(english)(day).title].join()
    })
    expect(new Set(titles)).toEqual(new Set(['सोमवार आपको जमता है,Monday suits you']))
  })

  test('writes times as its country does', () => {
    expect(insightsIn('en-GB')(start).detail).toContain('20:05')
  })

  test.each(['de', 'pt-BR', 'ar-u-nu-arab', 'hif'])('%s is answered in English alone', (locale) => {
    expect(plain(insightsIn(locale)(start).detail)).toContain('8:05 PM')
    expect(insightsIn(locale)(day).title).toBe('Monday suits you')
  })

  test.each(said)('Hindi says every insight in its own letters %#', (insight) => {
    const { title, detail } = insightsIn('hi')(insight)
    expect(`${title} ${detail}`).not.toMatch(/undefined|[a-z]{3}/)
    expect(title).toMatch(/\p{Script=Devanagari}/u)
    expect(detail).toMatch(/\p{Script=Devanagari}/u)
  })
})
