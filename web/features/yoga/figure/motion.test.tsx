import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { poses } from '#content/yoga/poses/poses.ts'
import { Figure } from './figure.tsx'

let see: (isIntersecting: boolean) => void
let lessMotion = false
const clock = { pauseAnimations: vi.fn(), unpauseAnimations: vi.fn(), setCurrentTime: vi.fn() }

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => callback([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({
    matches: lessMotion,
    addEventListener() {},
    removeEventListener() {},
  }))
  Object.assign(SVGSVGElement.prototype, clock)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
  lessMotion = false
})

const animations = (container: HTMLElement) => container.getElementsByTagName('animate').length

it('stays still until seen, then moves from its still, and pauses out of view', () => {
  const { container } = render(<Figure pose={poses['cat-cow']} animate />)
  expect(animations(container)).toBe(0)
  see(true)
  expect(animations(container)).toBeGreaterThan(10)
  expect(clock.setCurrentTime).toHaveBeenCalledWith(0)
  see(false)
  expect(clock.pauseAnimations).toHaveBeenCalled()
})

it('never moves where less motion is preferred', () => {
  lessMotion = true
  const { container } = render(<Figure pose={poses['cat-cow']} animate />)
  see(true)
  expect(animations(container)).toBe(0)
})

it('never moves unasked, nor a pose that is a still', () => {
  const { container } = render(
    <>
      <Figure pose={poses['cat-cow']} />
      <Figure pose={poses.tree} animate />
    </>,
  )
  expect(animations(container)).toBe(0)
})
