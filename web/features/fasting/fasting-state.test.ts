import { describe, expect, test } from 'vitest'
import { aFast, endedFast, START_MS } from '#web/test/samples.ts'
import {
  type FastingEvent,
  type FastingState,
  fastingReducer,
  idleFasting,
} from './fasting-state.ts'

const idle: FastingState = {
  ...idleFasting,
  isInitialized: true,
  isKnown: true,
  connectionStatus: 'connected',
}
const running: FastingState = {
  ...idle,
  isRunning: true,
  startTime: START_MS,
  targetHours: 18,
  fastId: 'f1',
}
const syncing = { isLoading: true, connectionStatus: 'connecting' } as const
const sticking = { error: 'No.', errorStays: true } as const
const passing = { error: 'No.', errorStays: false } as const
const trouble = { connectionStatus: 'error' } as const

test('FAST-01, FAST-02, FAST-03, FAST-23, CONST-27 it starts idle, disconnected, with a target of 16', () => {
  expect(idleFasting).toEqual({
    isRunning: false,
    startTime: null,
    targetHours: 16,
    plannedHours: null,
    targetIsChosen: false,
    fastId: null,
    note: '',
    lastCompletedFast: null,
    keptEnd: null,
    error: null,
    errorStays: false,
    isLoading: false,
    pending: null,
    isInitialized: false,
    isKnown: false,
    connectionStatus: 'disconnected',
  })
})

type Row = [string, FastingState, FastingEvent, FastingState]
const after = (title: string, rows: Row[]) =>
  describe(title, () => {
    test.each(rows)('%s', (_, before, event, then) => {
      expect(fastingReducer(before, event)).toEqual(then)
    })
  })

const ask = { type: 'fetchRequested', silent: false } as const
const none = { type: 'synced', fast: null } as const
const some = { type: 'synced', fast: aFast() } as const
const failure = { type: 'fetchFailed', message: 'Away.', kept: null } as const

after('fetching', [
  ['FAST-19 the first one connects', idleFasting, ask, { ...idleFasting, ...syncing }],
  ['FAST-28 a silent one changes nothing', running, { ...ask, silent: true }, running],
  ['FAST-20 a fast runs', { ...idleFasting, ...syncing }, some, running],
  ['FAST-21 none runs', { ...idleFasting, ...syncing }, none, idle],
  ['FAST-08, FAST-03 none runs any more', { ...running, note: 'x' }, none, idle],
  ['the fast that ran goes on', { ...running, ...syncing }, some, running],
  [
    'another one runs',
    running,
    { type: 'synced', fast: aFast({ _id: 'f2', targetHours: 20, note: 'n' }) },
    { ...running, fastId: 'f2', targetHours: 20, note: 'n' },
  ],
  [
    'FAST-49, FAST-50 a fast without a target',
    idle,
    { type: 'synced', fast: aFast({ targetHours: 0 }) },
    { ...running, targetHours: 16 },
  ],
  [
    'FAST-31, AMB-68 another target',
    idle,
    { type: 'synced', fast: aFast({ targetHours: 14 }) },
    { ...running, targetHours: 14 },
  ],
  [
    'a target that was chosen stays',
    { ...idle, targetHours: 20 },
    none,
    { ...idle, targetHours: 20 },
  ],
  ['an error of fetching is over', { ...running, ...passing, ...trouble }, some, running],
  [
    'an error of an action stays',
    { ...idle, ...sticking, ...trouble },
    none,
    { ...idle, ...sticking },
  ],
  [
    'FAST-22, ERR-46, AMB-59 it fails at first, and nobody knows what runs',
    { ...idleFasting, ...syncing },
    failure,
    { ...idle, ...trouble, isKnown: false, error: 'Away.' },
  ],
  [
    'AMB-60 it fails while a fast runs',
    running,
    failure,
    { ...running, ...trouble, error: 'Away.' },
  ],
  [
    'an error of an action outlasts its failure',
    { ...idle, ...sticking },
    failure,
    { ...idle, ...sticking, ...trouble },
  ],
])

after('starting', [
  [
    'it is waited for',
    { ...idle, ...sticking },
    { type: 'startRequested' },
    { ...idle, pending: 'start' },
  ],
  [
    'FAST-04, FAST-20 it works',
    { ...idle, ...trouble, ...passing, pending: 'start', lastCompletedFast: endedFast },
    { type: 'started', fast: aFast() },
    running,
  ],
  [
    'ERR-54, ERR-55 it fails, and the target stays chosen',
    { ...idle, pending: 'start', targetHours: 20 },
    { type: 'startFailed', message: 'No.' },
    { ...idle, targetHours: 20, ...sticking, ...trouble },
  ],
  [
    'ERR-50 one runs already, which the next answer shows',
    { ...idle, pending: 'start' },
    { type: 'alreadyRunning', message: 'No.' },
    { ...idle, ...passing },
  ],
  ['and then it runs', { ...idle, ...passing }, some, running],
])

after('ending', [
  [
    'it is waited for',
    { ...running, ...passing },
    { type: 'endRequested' },
    { ...running, pending: 'end' },
  ],
  [
    'FAST-06, FAST-07, AMB-69 it works',
    { ...running, ...trouble, pending: 'end' },
    { type: 'ended', fast: endedFast },
    { ...idle, lastCompletedFast: endedFast },
  ],
  [
    'FAST-09, FAST-10, ERR-58, ERR-59, AMB-73 the fast is gone',
    { ...running, pending: 'end' },
    { type: 'endFailed', message: 'No.', gone: true },
    { ...idle, ...sticking },
  ],
  [
    'it fails, and the fast runs on',
    { ...running, pending: 'end' },
    { type: 'endFailed', message: 'No.', gone: false },
    { ...running, ...sticking, ...trouble },
  ],
])

after('correcting', [
  [
    'FAST-11 the running fast',
    running,
    {
      type: 'corrected',
      fast: aFast({ startTime: new Date(START_MS - 5).toISOString(), note: 'n' }),
    },
    { ...running, startTime: START_MS - 5, note: 'n' },
  ],
  ['another fast', running, { type: 'corrected', fast: { ...endedFast, _id: 'f2' } }, running],
  ['while idle', idle, { type: 'corrected', fast: endedFast }, idle],
  ['FAST-12 the running fast is deleted', running, { type: 'removed', fastId: 'f1' }, idle],
  ['another fast is deleted', running, { type: 'removed', fastId: 'f2' }, running],
])

after('the rest', [
  [
    'a target is chosen',
    idle,
    { type: 'targetChosen', targetHours: 24 },
    { ...idle, targetHours: 24, targetIsChosen: true },
  ],
  [
    'a plan gives the next target',
    idle,
    { type: 'planned', plannedHours: 24 },
    { ...idle, targetHours: 24, plannedHours: 24 },
  ],
  [
    'a plan that is taken away leaves the default',
    { ...idle, targetHours: 24, plannedHours: 24 },
    { type: 'planned', plannedHours: null },
    idle,
  ],
  [
    'a target that was chosen stands before the plan’s',
    { ...idle, targetHours: 12, targetIsChosen: true },
    { type: 'planned', plannedHours: 24 },
    { ...idle, targetHours: 12, targetIsChosen: true, plannedHours: 24 },
  ],
  [
    'a plan leaves the target of a fast that runs',
    running,
    { type: 'planned', plannedHours: 24 },
    { ...running, plannedHours: 24 },
  ],
  [
    'a fast that runs takes the place of a choice',
    { ...idle, targetHours: 12, targetIsChosen: true, plannedHours: 24 },
    { type: 'synced', fast: aFast() },
    { ...running, plannedHours: 24 },
  ],
  [
    'after a fast the plan gives the next target',
    { ...running, plannedHours: 24 },
    { type: 'synced', fast: null },
    { ...idle, targetHours: 24, plannedHours: 24 },
  ],
  [
    'FAST-30 none is while a fast runs',
    running,
    { type: 'targetChosen', targetHours: 24 },
    running,
  ],
  ['something is refused', idle, { type: 'refused', message: 'No.' }, { ...idle, ...sticking }],
  [
    'TIMER-09 the error is dismissed',
    { ...running, ...sticking },
    { type: 'errorDismissed' },
    running,
  ],
  [
    'FAST-23, FAST-24, FAST-25 signed out',
    { ...running, ...sticking, ...trouble, pending: 'end', lastCompletedFast: endedFast },
    { type: 'signedOut' },
    idleFasting,
  ],
  [
    'the sign-in has expired: nothing is waited for any more',
    { ...running, ...syncing, pending: 'end' },
    { type: 'expired' },
    { ...running, connectionStatus: 'connecting' },
  ],
])
