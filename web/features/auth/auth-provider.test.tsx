import { Suspense, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AuthProvider } from './auth-provider.tsx'

const ROWS = 30
/** A slice of React's is 5 ms. */
const ROW_MS = 3

const surroundings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
const before = surroundings.IS_REACT_ACT_ENVIRONMENT
let root: Root | undefined

// Work is to be done as in a browser, not all at once as in other tests.
beforeEach(() => {
  surroundings.IS_REACT_ACT_ENVIRONMENT = false
})
afterEach(() => {
  root?.unmount()
  surroundings.IS_REACT_ACT_ENVIRONMENT = before
})

test('a screen is taken over in pieces, though it turns out meanwhile that nobody is signed in', async () => {
  let turns = 0
  let rendered: number[] = []
  function Row() {
    const endsMs = performance.now() + ROW_MS
    while (performance.now() < endsMs);
    rendered.push(turns)
    return <li>row</li>
  }
  const page = (
    <AuthProvider>
      <main>
        <Suspense>
          {Array.from({ length: ROWS }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike, and stay where they are
            <Row key={place} />
          ))}
        </Suspense>
      </main>
    </AuthProvider>
  )
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)

  rendered = []
  const count = () => {
    turns++
    if (rendered.length < ROWS) setImmediate(count)
  }
  count()
  startTransition(() => {
    root = hydrateRoot(place, page)
  })
  await vi.waitFor(() => expect(rendered).toHaveLength(ROWS))
  expect(new Set(rendered).size).toBeGreaterThan(ROWS / 6)
})
