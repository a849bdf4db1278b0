import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderAt } from '#web/test/place.tsx'
import { hanging } from '#web/test/promise.ts'
import { pass } from '#web/test/time.ts'
import { type LazyScreen, lazyExtra, lazyScreen } from './lazy-screen.tsx'
import { LoadFailure } from './load-failure.tsx'

const chunk = { default: () => <p>The screen</p> }
const text = () => document.body.textContent

/** A screen whose code comes when it is told to, and how often it was asked for. */
function slow() {
  const asked: ReturnType<typeof hanging<typeof chunk>>[] = []
  const Screen = lazyScreen(() => {
    const code = hanging<typeof chunk>()
    asked.push(code)
    return code.promise
  })
  return { Screen, asked }
}

// What waits for code must be rendered in a turn of its own.
async function visit(Screen: LazyScreen) {
  return await act(async () =>
    renderAt(
      '/dashboard',
      <LoadFailure>
        <Suspense fallback="Loading...">
          <Screen />
        </Suspense>
      </LoadFailure>,
    ),
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})

test('AMB-05 its code comes when it is first shown, once', async () => {
  const { Screen, asked } = slow()
  expect(asked).toHaveLength(0)
  const { unmount } = await visit(Screen)
  expect(text()).toBe('Loading...')
  await pass(500, () => asked[0]?.resolve(chunk))
  expect(text()).toBe('The screen')
  unmount()
  await visit(Screen)
  expect(text()).toBe('The screen')
  expect(asked).toHaveLength(1)
})

test('code that was had ahead renders at once, in prerendered HTML too', async () => {
  const Screen = lazyScreen(async () => chunk)
  await Screen.preload()
  expect(renderToString(<Screen />)).toBe('<p>The screen</p>')
})

test('many ask for it at once, and it is fetched once', async () => {
  const { Screen, asked } = slow()
  const all = Promise.all([Screen.preload(), Screen.preload()])
  asked[0]?.resolve(chunk)
  await all
  expect(asked).toHaveLength(1)
})

describe('code that does not come', () => {
  const failed = 'This page could not be loaded. Check your connection and try again.Try again'

  test('is told, and not asked for over and over', async () => {
    const { Screen, asked } = slow()
    await visit(Screen)
    await pass(0, () => asked[0]?.reject(new TypeError('Failed to fetch')))
    await pass(1000)
    expect(text()).toBe(failed)
    expect(asked).toHaveLength(1)
  })

  test('CONST-24 is given up after 120 s', async () => {
    const { Screen, asked } = slow()
    await visit(Screen)
    await pass(119_999)
    expect(text()).toBe('Loading...')
    await pass(1)
    await pass(1000)
    expect(text()).toBe(failed)
    expect(asked).toHaveLength(1)
  })

  test('is asked for again on the next visit', async () => {
    const { Screen, asked } = slow()
    const { unmount } = await visit(Screen)
    await pass(0, () => asked[0]?.reject(new TypeError('Failed to fetch')))
    await pass(1000)
    unmount()
    await visit(Screen)
    expect(text()).toBe('Loading...')
    await pass(500, () => asked[1]?.resolve(chunk))
    expect(text()).toBe('The screen')
  })

  test('ahead of a visit spoils nothing', async () => {
    const { Screen, asked } = slow()
    const ahead = Screen.preload()
    asked[0]?.reject(new TypeError('Failed to fetch'))
    await expect(ahead).rejects.toThrow('Failed to fetch')
    await pass(1000)
    await visit(Screen)
    await pass(500, () => asked[1]?.resolve(chunk))
    expect(screen.getByText('The screen')).toBeDefined()
  })
})

test('a piece that may be missing takes nothing else along when its code does not come', async () => {
  const Missing = lazyExtra<object>(() => Promise.reject(new Error('no network')))
  await visit(
    Object.assign(
      () => (
        <p>
          The screen
          <Missing />
        </p>
      ),
      { preload: Missing.preload },
    ),
  )
  expect(text()).toBe('The screen')
})
