import { expect, test } from 'vitest'
import { fastingProtocols } from './protocols.ts'

test.each([
  ['CALC-94', '16_8', '16:8', 16, 8, 100],
  ['CALC-95', '18_6', '18:6', 18, 6, 120],
  ['CALC-96', '20_4', '20:4', 20, 4, 150],
] as const)(
  '%s CALC-56 protocol %s',
  (_id, id, name, fastingHours, eatingWindow, caloriesBurned) => {
    const protocol = fastingProtocols(1000)[id]
    expect(protocol).toEqual({
      name,
      fastingHours,
      eatingWindow,
      description: expect.stringMatching(/^[A-Z].{20,}\.$/),
      caloriesBurned: expect.closeTo(caloriesBurned, 9),
    })
    expect(fastingHours + eatingWindow).toBe(24)
  },
)
