import { describe, expect, test } from 'vitest'
import { METS } from '#domain/health/burns.ts'
import { ACTIVITIES, CALORIE_FLOOR_KCAL, GOALS } from '#domain/health/calories.ts'
import { FASTING_PROTOCOLS } from '#domain/health/protocols.ts'
import { guides } from './guides/guides.ts'
import { basisLabels, figures, type Source, sourceUrl } from './sources.ts'
import { stages } from './stages.ts'

const all: readonly Source[] = [
  ...guides.flatMap(({ benefits }) => benefits.map(({ source }) => source)),
  ...Object.values(figures).flatMap(({ sources }) => sources),
  ...stages.map(({ source }) => source),
]

describe('sources', () => {
  test.each(all)('$authors ($year)', (source) => {
    expect(source.authors.length).toBeGreaterThan(2)
    expect(source.title.length).toBeGreaterThan(20)
    expect(source.journal.length).toBeGreaterThan(3)
    expect(source.year).toBeGreaterThan(1970)
    expect(source.year).toBeLessThan(2030)
    expect(source.doi ?? '10.1/x').toMatch(/^10\.\d+\/\S+$/)
    expect(sourceUrl(source)).toBe(source.doi === null ? null : `https://doi.org/${source.doi}`)
  })

  test('a work is cited alike wherever it stands', () => {
    const byDoi = new Map<string, Source>()
    for (const source of all) {
      if (source.doi === null) continue
      const { authors, title, journal, year } = byDoi.get(source.doi) ?? source
      expect(source).toMatchObject({ authors, title, journal, year })
      byDoi.set(source.doi, source)
    }
  })
})

describe('explained numbers', () => {
  test.each(Object.entries(figures))('%s is worked out in one or two sentences', (_id, figure) => {
    expect(figure.workedOut.match(/[^.]+\.(?=\s|$)/g)?.length).toBeGreaterThanOrEqual(1)
    expect(figure.workedOut.match(/\.(?=\s|$)/g)?.length).toBeLessThanOrEqual(2)
    expect(figure.formula).not.toBe('')
    expect(figure.caution).toMatch(/\.$/)
    if (figure.basis === 'research') expect(figure.sources).not.toEqual([])
  })

  test('what no study supports says so: hours × 50 and the boost', () => {
    const unsupported = Object.values(figures).filter(({ basis }) => basis === 'none')
    expect(unsupported).toEqual([figures.fastingProtocols, figures.fastingCalories])
    for (const { caution } of unsupported) expect(caution).toMatch(/^A rough estimate: no study/)
    expect(basisLabels.none).toBe('A rough estimate; no study supports it.')
  })

  test('the formulas tell the numbers that are used', () => {
    const numbers = (text: string) => text.match(/\d+(?:\.\d+)?/g)?.map(Number)
    const { bmr, tdee, targetCalories, exerciseCalories, fastingProtocols } = figures
    const goals = Object.values(GOALS)
    expect(numbers(bmr.formula)).toEqual([10, 6.25, 5, 5, 161])
    expect(numbers(tdee.formula)).toEqual(
      Object.values(ACTIVITIES).map(({ multiplier }) => multiplier),
    )
    expect(numbers(targetCalories.formula)).toEqual([
      ...goals.map(({ deltaKcal }) => Math.abs(deltaKcal)),
      CALORIE_FLOOR_KCAL.male,
      CALORIE_FLOOR_KCAL.female,
    ])
    expect(numbers(figures.weeklyWeightChange.formula)).toEqual([
      ...[1000, 0.9, 2],
      ...[750, 0.7, 1.5],
      ...[500, 0.45, 1],
    ])
    expect(numbers(exerciseCalories.formula)).toEqual([
      0.5,
      ...Object.values(METS).flatMap((paces) => Object.values(paces)),
    ])
    const protocols = Object.values(FASTING_PROTOCOLS)
    expect(numbers(fastingProtocols.formula)).toEqual(
      protocols.flatMap(({ boostShare, fastingHours, eatingWindow }) => [
        boostShare * 100,
        fastingHours,
        eatingWindow,
      ]),
    )
  })
})

describe('stages', () => {
  test('they follow one another, overlap, and the last has no end', () => {
    expect(stages.map(({ fromHours, toHours }) => [fromHours, toHours])).toEqual([
      [0, 6],
      [4, 14],
      [12, 24],
      [12, 36],
      [24, null],
    ])
  })

  test('none claims that ketosis or autophagy has begun', () => {
    for (const { name, whatHappens } of stages) {
      expect(`${name} ${whatHappens}`).not.toMatch(/ketosis|autophagy|you are (now )?in/i)
    }
  })
})
