import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Route, useLocation } from 'wouter'
import { authApi, failures, rejecting } from '#web/test/auth-api.ts'
import { address, renderAt } from '#web/test/place.tsx'
import type { AuthApi } from './auth-api.ts'
import { AuthProvider, useAuth } from './auth-provider.tsx'
import { useSignInModal } from './use-sign-in-modal.tsx'

function Landing() {
  const { isAuthenticated } = useAuth()
  const { control, modal } = useSignInModal()
  const [, navigate] = useLocation()
  const act = (name: string, work: () => void) => (
    <button type="button" onClick={work}>
      {name}
    </button>
  )
  return (
    <>
      <p>{isAuthenticated ? 'in' : 'out'}</p>
      {act('open', () => control.open())}
      {act('open register', () => control.open('register'))}
      {act('close', control.close)}
      {act('toggle', () => control.toggle())}
      {act('leave', () => navigate('/about-us'))}
      <output>{control.mode ?? 'closed'}</output>
      {modal}
    </>
  )
}

function open(change: Partial<AuthApi> = {}) {
  const api = authApi(change)
  const loadApi = async () => api
  return renderAt(
    '/',
    <AuthProvider loadApi={loadApi}>
      <Route path="/" component={Landing} />
    </AuthProvider>,
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
const mode = () => screen.getByText(/^(login|register|closed)$/).textContent
const isAt = (wanted: string) => waitFor(() => expect(mode()).toBe(wanted))
const dialog = () => screen.queryByRole('dialog')

// The code of the modal comes when it is first opened; here it is here.
beforeAll(() => import('./sign-in-modal.tsx'))
beforeEach(() => localStorage.clear())

test('MODAL-01, MODAL-02, MODAL-04 it opens in login mode and closes', async () => {
  open()
  expect(dialog()).toBeNull()
  press('open')
  await isAt('login')
  expect(within(await screen.findByRole('dialog')).getByText('Welcome back')).toBeDefined()
  press('close')
  expect([mode(), dialog()]).toEqual(['closed', null])
})

test('MODAL-03 it opens in register mode, and leads from one to the other', async () => {
  open()
  press('open register')
  await isAt('register')
  expect(await screen.findByLabelText('Full Name')).toBeDefined()
  press('Sign in instead')
  await isAt('login')
  expect(screen.queryByLabelText('Full Name')).toBeNull()
  press('Create an account')
  await isAt('register')
})

test('MODAL-05 it is toggled', async () => {
  open()
  press('toggle')
  await isAt('login')
  press('toggle')
  expect(mode()).toBe('closed')
})

test('MODAL-04 it closes with the page that it lies on', async () => {
  open()
  press('open')
  await isAt('login')
  press('leave')
  await waitFor(() => expect(dialog()).toBeNull())
  expect(address()).toBe('/about-us')
})

test('MODAL-06 it closes on a successful sign-in, and stays with its error on another', async () => {
  const answers = [rejecting(failures.refused), authApi().login]
  open({ login: (...given) => (answers.shift() ?? rejecting(failures.silent))(...given) })
  press('open')
  await isAt('login')
  fireEvent.input(await screen.findByLabelText('Email address'), {
    target: { value: 'a@example.org' },
  })
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'secret' } })
  press('Sign in')
  expect((await screen.findByRole('alert')).textContent).toBe(failures.refused.message)
  expect(mode()).toBe('login')
  press('Sign in')
  await isAt('closed')
  expect([screen.getByText('in').textContent, dialog()]).toEqual(['in', null])
  await act(async () => press('open'))
  expect(mode()).toBe('closed')
})
