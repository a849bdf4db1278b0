import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Around, renderAt } from '#web/test/place.tsx'
import { pass } from '#web/test/time.ts'
import { SocialButtons } from './social-buttons.tsx'

const button = () => screen.getByRole<HTMLButtonElement>('button')

let left: string[]
beforeEach(() => {
  left = []
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void left.push(String(url)))
})

test.each([
  ['LOGIN-04, LOGIN-24, REG-05', undefined, '/api/auth/google'],
  ['LOGIN-06', '/dashboard?tab=a&b#c', '/api/auth/google?from=%2Fdashboard%3Ftab%3Da%26b%23c'],
])('%s it leaves for the provider (%s)', (_, from, url) => {
  renderAt('/login', <SocialButtons from={from} disabled={false} />)
  expect(button().textContent).toBe('Continue with Google')
  fireEvent.click(button())
  fireEvent.click(button())
  expect(left).toEqual([url])
  expect([button().textContent, button().disabled]).toEqual(['Loading...', true])
})

test('LOGIN-13, LOGIN-14, AMB-49 it waits while the form beside it is sent', () => {
  renderAt('/login', <SocialButtons disabled />)
  expect([button().textContent, button().disabled]).toEqual(['Loading...', true])
})

test('ERR-40 a page that may not leave says so, and the button can be pressed again', () => {
  vi.spyOn(window.location, 'assign').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError')
  })
  renderAt('/login', <SocialButtons disabled={false} />)
  fireEvent.click(button())
  expect(screen.getByRole('alert').textContent).toBe('Google login failed')
  expect([button().textContent, button().disabled]).toEqual(['Continue with Google', false])
})

test('it can be pressed again by someone who comes back', async () => {
  renderAt('/login', <SocialButtons disabled={false} />)
  fireEvent.click(button())
  vi.useFakeTimers()
  const back = Object.assign(new Event('pageshow'), { persisted: true })
  await pass(0, () => window.dispatchEvent(back))
  expect([button().textContent, button().disabled]).toEqual(['Continue with Google', false])
})

test('before the script has come it cannot be pressed', () => {
  const html = renderToString(
    <Around>
      <SocialButtons disabled={false} />
    </Around>,
  )
  expect(html).toContain('disabled=""')
  expect(html).toContain('Continue with Google')
})
