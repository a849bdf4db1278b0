import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import { resetServerTime } from '#web/browser/server-clock.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  localStorage.clear()
  resetServerTime()
  window.history.replaceState(null, '', '/')
})
