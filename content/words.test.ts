import { describe, expect, test } from 'vitest'
import { about } from './about.ts'
import { beforeFirstFast, careWords, longTarget, whenToStop } from './care.ts'
import { guides } from './guides/guides.ts'
import { howToSteps } from './how-to.ts'
import { quickTips } from './quick-tips.ts'
import { figures } from './sources.ts'
import { stages } from './stages.ts'
import { exerciseTips, nutritionTips } from './tips.ts'

// Words that promise, frighten or shame.
const FORBIDDEN =
  /\b(treats?|cures?|cured|heals?|detox\w*|boost(s|ed|ing)?|melts?|flush(es)?|miracle\w*|guarantee\w*|proven|prevents?|superfood\w*|cheat\w*|fail(s|ed)?|skinny|guilt\w*|toxin\w*)\b/i

/** Every sentence of a text, without the titles of studies and what stands in quotation marks as a name. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/“[^”]*”/g, '“”')]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => key !== 'source' && key !== 'sources')
    .flatMap(([, part]) => sentencesIn(part))
}

const texts = { about, beforeFirstFast, careWords, longTarget, whenToStop, guides, figures, stages }
const tips = { exerciseTips, howToSteps, nutritionTips, quickTips }

describe.each(Object.entries({ ...texts, ...tips }))('%s', (_name, text) => {
  test.each(sentencesIn(text))('%s', (sentence) => {
    expect(sentence).not.toMatch(FORBIDDEN)
    expect(sentence.trim()).toBe(sentence)
    expect(sentence).not.toMatch(/ {2}|--|\.\.|['"]/)
  })
})

test('the check finds a forbidden word, and lets names and studies be', () => {
  expect(sentencesIn({ text: 'It detoxes you' })[0]).toMatch(FORBIDDEN)
  expect(sentencesIn({ text: 'The “daily boost”', source: { title: 'A cure' } })).toEqual([
    'The “”',
  ])
})

describe('about', () => {
  test('ABOUT-01 ABOUT-02 ABOUT-03 the hero says ad-free and customer-first startup', () => {
    expect(about.hero.text).toMatch(/ad-free.*customer-first startup/)
  })

  test('ABOUT-04 ABOUT-05 a mission and differentiators', () => {
    expect(about.mission.paragraphs.length).toBeGreaterThan(0)
    const titles = about.differentiators.points.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['Ad-free', 'Customer-first startup']))
  })

  test('ABOUT-06 a quote, signed by no name', () => {
    expect(about.quote.by).toBe('The founder of Upvas')
  })
})

describe('tips', () => {
  test('CALC-37 CALC-39 CALC-40 CALC-41 AMB-27 the nutrition tips tell their numbers', () => {
    const [protein, water, fats] = nutritionTips
    expect(protein?.text).toContain('0.8 to 1 g per kg')
    expect(water?.text).toContain('35 ml per kg')
    expect(fats?.text).toContain('20 to 30% of calories')
    expect(nutritionTips.map(({ figure }) => figure)).toEqual([
      'protein',
      'water',
      'fats',
      undefined,
    ])
  })

  test('CALC-38 there are exercise tips', () => {
    expect(exerciseTips).toHaveLength(4)
  })

  test('NAV-42 three quick tips', () => {
    expect(quickTips).toHaveLength(3)
  })

  test('YOGA-39 four steps of How to Use This App', () => {
    expect(howToSteps).toHaveLength(4)
  })
})

describe('care', () => {
  test('the screen before the first fast names its conditions', () => {
    expect(beforeFirstFast.conditions).toHaveLength(9)
    const conditions = beforeFirstFast.conditions.join('; ')
    for (const word of [
      ...['under 18', 'pregnant', 'breastfeeding', 'conceive', 'eating disorder', 'BMI under 18.5'],
      ...['type 1 diabetes', 'insulin', 'sulfonylurea', 'kidney', 'liver', 'heart', 'gout'],
      ...['medicine that needs food', 'surgery', 'frail'],
    ]) {
      expect(conditions).toContain(word)
    }
  })

  test('a long target asks for water, salt, rest and a gentle end', () => {
    const points = longTarget.points.join(' ')
    for (const word of ['water', 'salt', 'hard training', 'driving', 'dizzy', 'gently']) {
      expect(points).toContain(word)
    }
  })

  test('when to stop names seven signs', () => {
    expect(whenToStop.signs).toHaveLength(7)
    const signs = whenToStop.signs.join(' ').toLowerCase()
    for (const word of [
      ...['fainting', 'confusion', 'chest pain', 'irregular heartbeat', 'severe weakness'],
      ...['vomiting that goes on', 'low blood sugar'],
    ]) {
      expect(signs).toContain(word)
    }
  })

  test('minors are sent to a paediatrician, and the floor is named', () => {
    expect(careWords['under-18'].text).toContain('paediatrician')
    expect(careWords['floor-applied'].text).toMatch(/1500.*1200/)
  })
})
