import { expect, test } from 'vitest'
import {
  backoffMs,
  CALCULATING_MS,
  CHOSEN_EXERCISE_MS,
  COPIED_MS,
  LOGIN_REDIRECT_MS,
  MOBILE_BREAKPOINT_PX,
  PAYMENT_REDIRECT_MS,
  SCROLL_DELAY_MS,
} from './timing.ts'

// Where another test waits by the name of a delay, this one knows its figure.
test.each([
  ['CONST-16', 'after the sign-in has worked, ms', LOGIN_REDIRECT_MS, 500],
  ['CONST-17', 'the desktop begins, px', MOBILE_BREAKPOINT_PX, 768],
  ['CONST-18', 'a chosen exercise stands out, ms', CHOSEN_EXERCISE_MS, 5000],
  ['CONST-19', 'the calculator calculates, ms', CALCULATING_MS, 800],
  ['CONST-20', 'a copy is told, ms', COPIED_MS, 2000],
  ['CONST-21', 'after a payment, ms', PAYMENT_REDIRECT_MS, 3000],
  ['CONST-23', 'before an opened list is scrolled to, ms', SCROLL_DELAY_MS, 100],
])('%s %s', (_id, _, delay, figure) => expect(delay).toBe(figure))

test('CONST-13 CONST-14 a retry waits 1 s, each later one twice as long, and none above 10 s', () => {
  expect([0, 1, 2, 3, 4, 50].map(backoffMs)).toEqual([1000, 2000, 4000, 8000, 10_000, 10_000])
})
