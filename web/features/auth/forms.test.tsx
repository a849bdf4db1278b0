import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { clearToken, readToken } from '#web/browser/token.ts'
import { authApi, failures, rejecting } from '#web/test/auth-api.ts'
import { Around, renderAt } from '#web/test/place.tsx'
import { hanging } from '#web/test/promise.ts'
import type { AuthApi } from './auth-api.ts'
import { AuthProvider, useAuth } from './auth-provider.tsx'
import { LoginForm } from './login-form.tsx'
import { RegisterForm } from './register-form.tsx'

const user = userEvent.setup({ delay: null })

function open(form: ReactNode, change: Partial<AuthApi> = {}) {
  const api = authApi(change)
  const loadApi = async () => api
  return renderAt('/login', <AuthProvider loadApi={loadApi}>{form}</AuthProvider>)
}

const nothing = () => {}
const login = (props: Partial<Parameters<typeof LoginForm>[0]> = {}) => (
  <LoginForm onBusy={nothing} onSuccess={nothing} {...props} />
)
const signUp = <RegisterForm onBusy={nothing} />

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const said = () => screen.queryByRole('alert')?.textContent ?? null
const send = (name: RegExp) => user.click(screen.getByRole('button', { name }))
const SEND = /^(Sign in|Create Account)$/

async function fill(values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.input(field(name), { target: { value } })
  }
}
const asha = { 'Email address': 'asha@example.org', Password: 'secret' }
const newcomer = { 'Full Name': 'Asha', ...asha, 'Confirm Password': 'secret' }
const EMPTY = 'Please fill in all fields'

describe('what is wrong is said before anything is sent', () => {
  test.each([
    ['LOGIN-15 no e-mail', { ...asha, 'Email address': '' }, EMPTY],
    ['LOGIN-15 blanks for an e-mail', { ...asha, 'Email address': '  ' }, EMPTY],
    ['LOGIN-16 no password', { ...asha, Password: '' }, EMPTY],
  ])('%s', async (_, values, message) => {
    const call = vi.fn(authApi().login)
    open(login(), { login: call })
    await fill(values)
    await send(SEND)
    expect(said()).toBe(message)
    expect(call).not.toHaveBeenCalled()
  })

  const SHORT = 'Password must be at least 6 characters long'
  const DIFFERENT = 'Passwords do not match'
  test.each<[string, Record<string, string>, string]>([
    ...Object.keys(newcomer).map((name): [string, Record<string, string>, string] => [
      `REG-10 no ${name}`,
      { [name]: '' },
      EMPTY,
    ]),
    ['REG-10 a blank name', { 'Full Name': '  ' }, EMPTY],
    ['REG-11 a password of 5', { Password: '12345', 'Confirm Password': '12345' }, SHORT],
    [
      'REG-11 a password of 5 emoji',
      { Password: '🌱🌱🌱🌱🌱', 'Confirm Password': '🌱🌱🌱🌱🌱' },
      SHORT,
    ],
    ['REG-12 two passwords', { 'Confirm Password': 'secret ' }, DIFFERENT],
    ['AMB-46 first what is empty', { 'Full Name': '', Password: '12345' }, EMPTY],
    ['AMB-46 then what is short', { Password: '12345', 'Confirm Password': '123456' }, SHORT],
  ])('%s', async (_, change, message) => {
    const call = vi.fn(authApi().register)
    open(signUp, { register: call })
    await fill({ ...newcomer, ...change })
    await send(SEND)
    expect(said()).toBe(message)
    expect(call).not.toHaveBeenCalled()
    for (const [name, value] of Object.entries({ ...newcomer, ...change })) {
      expect(field(name).value).toBe(value)
    }
  })

  test('REG-11, CONST-30 a password of 6 passes, and the last message goes', async () => {
    const call = vi.fn(() => hanging<never>().promise)
    open(signUp, { register: call })
    await fill({ ...newcomer, Password: '12345' })
    await send(SEND)
    await fill(newcomer)
    await send(SEND)
    expect(said()).toBeNull()
    expect(call.mock.calls).toEqual([['Asha', 'asha@example.org', 'secret']])
  })
})

describe('while it is sent', () => {
  test.each([
    ['LOGIN-12, LOGIN-23', login(), 'Signing in...', asha],
    ['REG-07', signUp, 'Creating Account...', newcomer],
  ])('%s the button says so and sends no second time', async (_, form, busy, values) => {
    const call = vi.fn(() => hanging<never>().promise)
    open(form, { login: call, register: call })
    await fill(values)
    await send(SEND)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: busy })
    expect(button.disabled).toBe(true)
    if (button.form) fireEvent.submit(button.form)
    expect(call).toHaveBeenCalledTimes(1)
  })

  test('e-mail and name go without the blanks around them, a password as it was typed', async () => {
    const call = vi.fn(authApi().login)
    open(login(), { login: call })
    await fill({ 'Email address': ' asha@example.org ', Password: ' secret ' })
    await send(SEND)
    expect(call.mock.calls).toEqual([['asha@example.org', ' secret ']])
  })
})

describe('where it fails', () => {
  test.each([
    ['LOGIN-18', login(), asha, failures.refused, failures.refused.message],
    [
      'LOGIN-19, ERR-27',
      login(),
      asha,
      failures.silent,
      'Login failed. Please check your credentials.',
    ],
    ['REG-13', signUp, newcomer, failures.limited, failures.limited.message],
    ['REG-14', signUp, newcomer, failures.silent, 'Registration failed'],
  ])(
    '%s it says why, keeps what was typed and can be sent again',
    async (_, form, values, error, message) => {
      open(form, { login: rejecting(error), register: rejecting(error) })
      await fill(values)
      await send(SEND)
      expect(said()).toBe(message)
      expect(screen.getAllByRole('alert')).toHaveLength(1)
      for (const [name, value] of Object.entries(values)) expect(field(name).value).toBe(value)
      expect(screen.getByRole<HTMLButtonElement>('button', { name: SEND }).disabled).toBe(false)
    },
  )

  test("LOGIN-22, REG-15 an error that is not the form's shows too", async () => {
    localStorage.setItem('token', 'old')
    open(login(), { user: rejecting(failures.forbidden) })
    await screen.findByRole('alert')
    expect(said()).toBe(failures.forbidden.message)
  })
})

describe('where it works', () => {
  test('LOGIN-23 the screen is told, and the form stays busy until it leaves', async () => {
    const [onSuccess, onBusy] = [vi.fn(), vi.fn()]
    open(login({ onSuccess, onBusy }))
    await fill(asha)
    await send(SEND)
    await waitFor(() => expect(onSuccess).toHaveBeenCalledTimes(1))
    expect(onBusy.mock.calls).toEqual([[true]])
    expect(readToken()).toBe('new')
  })

  test.each([
    ['LOGIN-20', 'Broken.', 'Broken.'],
    ['LOGIN-21', '', 'An unexpected error occurred'],
  ])('%s a screen that throws is an error of the form', async (_, thrown, message) => {
    const onSuccess = () => {
      throw new Error(thrown)
    }
    open(login({ onSuccess }))
    await fill(asha)
    await send(SEND)
    await waitFor(() => expect(said()).toBe(message))
  })

  test('LOGIN-17 a token that did not stay is an error, and nobody is signed in', async () => {
    const Who = () => <i>{useAuth().isAuthenticated ? 'in' : 'out'}</i>
    const [onSuccess, onBusy] = [vi.fn(), vi.fn()]
    const user = async () => {
      clearToken()
      return await authApi().user()
    }
    open(
      <>
        {login({ onSuccess, onBusy })}
        <Who />
      </>,
      { user },
    )
    await fill(asha)
    await send(SEND)
    await waitFor(() => expect(said()).toBe('Authentication error: Token not stored properly'))
    expect(screen.getByText('out')).toBeDefined()
    expect(onSuccess).not.toHaveBeenCalled()
    expect(onBusy.mock.calls).toEqual([[true], [false]])
  })
})

describe('a password', () => {
  test.each([
    ['of the sign-in', login(), ['current-password']],
    ['of the sign-up', signUp, ['new-password', 'new-password']],
  ])('%s is hidden, known to password managers and may be pasted', async (_, form, purposes) => {
    const { container } = open(form)
    const fields = [...container.querySelectorAll<HTMLInputElement>('[autocomplete$="password"]')]
    expect(fields.map((each) => [each.type, each.getAttribute('autocomplete')])).toEqual(
      purposes.map((purpose) => ['password', purpose]),
    )
    for (const each of fields) {
      await user.click(each)
      await user.paste('a few words in a row')
      expect(each.value).toBe('a few words in a row')
    }
  })
})

describe('before the script has come', () => {
  test.each([
    ['LOGIN-03', login(), 'Email address'],
    ['REG-02', signUp, 'Email address'],
  ])(
    '%s the form cannot be sent, puts no password into the address and loses nothing',
    async (_, form, name) => {
      const tree = (
        <Around>
          <AuthProvider loadApi={async () => authApi()}>{form}</AuthProvider>
        </Around>
      )
      const root = document.createElement('div')
      document.body.append(root)
      root.innerHTML = renderToString(tree)
      const [formElement, button] = [root.querySelector('form'), root.querySelector('button')]
      expect([formElement?.method, button?.disabled, field(name).type]).toEqual([
        'post',
        true,
        'email',
      ])

      field(name).value = 'typed@early.example'
      const complaints: unknown[] = []
      const onRecoverableError = (error: unknown) => void complaints.push(error)
      const hydrated = await act(async () => hydrateRoot(root, tree, { onRecoverableError }))
      expect(field(name).value).toBe('typed@early.example')
      expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false)
      expect(complaints).toEqual([])
      act(() => hydrated.unmount())
      root.remove()
    },
  )
})
