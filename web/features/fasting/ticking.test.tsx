import { act, screen } from '@testing-library/react'
import { Profiler, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setPageTitle } from '#web/browser/title.ts'
import { fastingCalls } from '#web/test/fasting-api.ts'
import { renderAt } from '#web/test/place.tsx'
import { aFast, asha, endedFast, HOUR_MS, START_MS } from '#web/test/samples.ts'
import { pass } from '#web/test/time.ts'
import {
  Calories,
  ElapsedDigits,
  ElapsedRing,
  Percent,
  Remaining,
  SpokenElapsed,
  TitleClock,
} from './elapsed.tsx'
import { FastTimes } from './fast-times.tsx'
import { FastingProvider, useFasting } from './fasting-provider.tsx'
import { HistoryRow } from './history/history-row.tsx'
import { TargetChoice } from './target-choice.tsx'
import { Timer } from './timer.tsx'

const api = fastingCalls({ fetchCurrentFast: async () => aFast({ targetHours: 16 }) })

let renders: Record<string, number>
const count = (name: string) => {
  renders[name] = (renders[name] ?? 0) + 1
}

/** Counts the renders within. */
function Counted({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Profiler id={name} onRender={count}>
      {children}
    </Profiler>
  )
}

/** Whatever reads the fast as the timer's body does. */
function Body() {
  useFasting()
  count('body')
  return null
}

const ticks = async (times: number) => {
  for (let tick = 0; tick < times; tick++) await pass(1000)
}

// Two hours, and half a second before the next whole one.
const AT_MS = START_MS + 2 * HOUR_MS - 500

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(AT_MS)
  renders = {}
})

test('a tick writes the digits, renders the ring where it moved, and nothing else', async () => {
  const ring = (
    <ElapsedRing targetHours={16} live>
      of 16 hours
    </ElapsedRing>
  )
  const piece = (name: string, children: ReactNode) => <Counted name={name}>{children}</Counted>
  renderAt(
    '/fasting-timer',
    <FastingProvider userId="u1" api={api}>
      <Body />
      {piece('digits', <ElapsedDigits />)}
      {piece('ring', ring)}
      {piece('calories', <Calories />)}
      {piece('percent', <Percent targetHours={16} />)}
      {piece('remaining', <Remaining targetHours={16} />)}
      {piece('spoken', <SpokenElapsed />)}
      {piece('title', <TitleClock />)}
      {piece('times', <FastTimes />)}
      {piece('choice', <TargetChoice />)}
      {piece('row', <HistoryRow fast={endedFast} onEdit={() => {}} onDelete={() => {}} />)}
    </FastingProvider>,
  )
  await pass(1100)
  expect(screen.getByTestId('elapsed').textContent).toBe('02:00:00')
  renders = {}
  await ticks(20)
  expect(screen.getByTestId('elapsed').textContent).toBe('02:00:20')
  // The ring moves by the 2830th part of 16 h, so about every 20 s.
  expect(renders).toEqual({ ring: 1 })

  renders = {}
  await ticks(40)
  // The texts by the minute at their minute, and a calorie, which comes every 72 s.
  const byMinute = { remaining: 1, spoken: 1, title: 1 }
  expect(renders).toEqual({ ring: 2, calories: 1, ...byMinute })
})

test('a tick changes nothing on the whole timer but the digits and the ring', async () => {
  renderAt(
    '/fasting-timer',
    <FastingProvider userId="u1" api={api}>
      <Counted name="timer">
        <Timer user={asha} onUserChange={() => {}} />
      </Counted>
    </FastingProvider>,
  )
  await pass(1100)
  // The clock falls in with the fast's seconds.
  await pass(400)
  const changed: Node[] = []
  const observer = new MutationObserver((records) => {
    for (const { target } of records) changed.push(target)
  })
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
  renders = {}
  await ticks(20)
  await act(async () => {})
  observer.disconnect()
  const digits = screen.getByTestId('elapsed')
  const isDigit = (node: Node) => digits.contains(node)
  const isRing = (node: Node) => node instanceof Element && node.nodeName.toLowerCase() === 'circle'
  expect(renders).toEqual({ timer: 1 })
  expect(changed.filter(isDigit)).toHaveLength(20)
  expect(changed.filter((node) => !isDigit(node) && !isRing(node))).toEqual([])
})

test('a page that has gone ticks no more', async () => {
  setPageTitle('Fasting Timer')
  const { unmount } = renderAt(
    '/fasting-timer',
    <FastingProvider userId="u1" api={api}>
      <ElapsedDigits />
      <TitleClock />
    </FastingProvider>,
  )
  await pass(1100)
  expect(document.title).toBe('02:00 · Fasting Timer')
  unmount()
  expect(document.title).toBe('Fasting Timer')
  expect(vi.getTimerCount()).toBe(0)
})
