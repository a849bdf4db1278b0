import { describe, expect, test } from 'vitest'
import { chanceOfAtLeast } from './chance.ts'

describe('the chance of a difference', () => {
  test.each([
    // All three of a group, and none of the four others: 1 of the 35 ways to choose three of seven.
    [3, 3, 3, 7, 1 / 35],
    // Fisher's tea: 8 cups, 4 of them with milk first.
    [4, 4, 4, 8, 1 / 70],
    [3, 4, 4, 8, 17 / 70],
    [0, 3, 3, 7, 1],
    [5, 5, 5, 5, 1],
    [1, 3, 10, 10, 1],
  ])('%i of %i where it is %i of %i', (reached, of, allReached, all, chance) => {
    expect(chanceOfAtLeast({ reached, of }, { reached: allReached, of: all })).toBeCloseTo(
      chance,
      10,
    )
  })
})
