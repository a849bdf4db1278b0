import type { Fast } from '#contract/fast.ts'
import type { User } from '#contract/user.ts'

export const asha: User = {
  _id: 'u1',
  name: 'Asha',
  email: 'asha@example.org',
  emailVerified: false,
  hasPassword: true,
  timeZone: 'Asia/Kolkata',
  targetHours: 16,
  locale: 'en',
  gentleMode: false,
  careAnswer: { version: 1, at: '2026-03-01T00:00:00.000Z' },
  createdAt: '2026-03-01T00:00:00.000Z',
}

const START = '2026-03-28T20:00:00.000Z'
export const START_MS = Date.parse(START)
export const HOUR_MS = 3_600_000

/** A running fast, or an ended one where the change says so. */
export function aFast(change: Partial<Fast> = {}): Fast {
  return {
    _id: 'f1',
    startTime: START,
    endTime: null,
    isRunning: true,
    targetHours: 18,
    note: '',
    createdAt: START,
    updatedAt: START,
    ...change,
  }
}

export const endedFast = aFast({ isRunning: false, endTime: '2026-03-29T14:00:00.000Z' })
