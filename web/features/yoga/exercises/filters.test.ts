import { describe, expect, it } from 'vitest'
import { catalogue } from '#content/yoga/catalogue.ts'
import { choicesFor, difficulties, filtered, lengths, noFilters } from './filters.ts'

const all = catalogue.flatMap(({ exercises }) => exercises)
const metabolism = catalogue.find(({ id }) => id === 'boosting-metabolism')?.exercises ?? []

const ids = (filters: Partial<typeof noFilters>) =>
  filtered(metabolism, { ...noFilters, ...filters }).map(({ id }) => id)

describe('the filters', () => {
  it('leave all exercises in their order where nothing is chosen', () => {
    expect(filtered(all, noFilters)).toEqual(all)
  })

  it('go by the longest time that an exercise takes, both ends included', () => {
    expect(ids({ length: '2' })).toEqual(['chair-pose', 'boat-pose'])
    expect(ids({ length: '5' })).toEqual(['skull-shining-breath', 'chair-pose', 'boat-pose'])
    expect(ids({ length: 'more' })).toEqual(['sun-salutation'])
  })

  it('go by difficulty and by what an exercise helps', () => {
    expect(ids({ difficulty: 'Beginner' })).toEqual(['chair-pose'])
    expect(ids({ help: 'energy' })).toEqual([
      'skull-shining-breath',
      'sun-salutation',
      'chair-pose',
    ])
  })

  it('hold all at once, and may find nothing', () => {
    expect(ids({ length: '2', difficulty: 'Intermediate', help: 'balance' })).toEqual(['boat-pose'])
    expect(ids({ length: 'more', difficulty: 'Beginner' })).toEqual([])
  })

  it('leave every exercise with a length, a difficulty and a help by which it is found', () => {
    for (const exercise of all) {
      const of = (filters: Partial<typeof noFilters>) =>
        filtered([exercise], { ...noFilters, ...filters }).length
      expect(lengths.some((length) => of({ length }))).toBe(true)
      expect(difficulties.some((difficulty) => of({ difficulty }))).toBe(true)
      expect(exercise.helps.every((help) => of({ help }))).toBe(true)
    }
  })
})

describe('the choices that are offered', () => {
  it('each find something', () => {
    for (const { exercises } of catalogue) {
      const choices = choicesFor(exercises)
      for (const length of choices.lengths) {
        expect(filtered(exercises, { ...noFilters, length })).not.toEqual([])
      }
      for (const difficulty of choices.difficulties) {
        expect(filtered(exercises, { ...noFilters, difficulty })).not.toEqual([])
      }
      for (const help of choices.helps) {
        expect(filtered(exercises, { ...noFilters, help })).not.toEqual([])
      }
    }
    expect(choicesFor(metabolism).difficulties).toEqual(['Beginner', 'Intermediate'])
    expect(choicesFor([])).toEqual({ lengths: [], difficulties: [], helps: [] })
  })
})
