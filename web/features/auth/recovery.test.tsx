import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '#web/api/api-error.ts'
import { sentences } from '#web/api/failures.ts'
import { readToken, storeToken } from '#web/browser/token.ts'
import { authApi, failures, rejecting } from '#web/test/auth-api.ts'
import { address, renderAt } from '#web/test/place.tsx'
import { asha } from '#web/test/samples.ts'
import type { AuthApi } from './auth-api.ts'
import { AuthProvider, useAuth } from './auth-provider.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { ResetForm } from './reset-form.tsx'
import { VerifyEmail } from './verify-email.tsx'

function open(place: string, screen: ReactNode, change: Partial<AuthApi> = {}) {
  const api = authApi(change)
  const loadApi = async () => api
  return renderAt(place, <AuthProvider loadApi={loadApi}>{screen}</AuthProvider>)
}

const fill = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const said = async () => (await screen.findByRole('alert')).textContent
const emailFault = new ApiError('VALIDATION_ERROR', sentences.validation, {
  status: 422,
  errors: [{ field: 'email', message: 'Enter a valid email address' }],
})

describe('a forgotten password', () => {
  test('is answered the same for any address, and can be asked for again', async () => {
    const forgotPassword = vi.fn(authApi().forgotPassword)
    open('/forgot-password', <ForgotForm />, { forgotPassword })
    press('Send me a link')
    expect(await said()).toBe('Please fill in all fields')
    fill('Email address', ' asha@example.org ')
    press('Send me a link')
    expect(await screen.findByText('Look into your mail')).toBe(document.activeElement)
    expect(forgotPassword.mock.calls).toEqual([['asha@example.org']])
    press('Use another address, or send it again')
    expect(screen.getByLabelText('Email address')).toBeDefined()
  })

  test.each([
    ['ERR-30 a failure without words', failures.silent, 'Failed to send reset email'],
    ['a limit', failures.limited, failures.limited.message],
    ['no network', failures.network, failures.network.message],
  ])('%s', async (_, error, message) => {
    open('/forgot-password', <ForgotForm />, { forgotPassword: rejecting(error) })
    fill('Email address', 'asha@example.org')
    press('Send me a link')
    expect(await said()).toBe(message)
  })

  test('ERR-22 a faulty address is told at its field', async () => {
    open('/forgot-password', <ForgotForm />, { forgotPassword: rejecting(emailFault) })
    fill('Email address', 'asha')
    press('Send me a link')
    expect(await said()).toBe(sentences.validation)
    const field = screen.getByLabelText('Email address')
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('Enter a valid email address')
  })
})

describe('a new password', () => {
  const set = (password: string, again = password) => {
    fill('New password', password)
    fill('Confirm new password', again)
    press('Set password')
  }

  test('is set with the token of the letter, signs out here too, and leads to the sign-in', async () => {
    storeToken('old')
    const resetPassword = vi.fn(authApi().resetPassword)
    const length = window.history.length
    open('/reset-password#token=given', <ResetForm />, { resetPassword })
    expect(address()).toBe('/reset-password')
    set('a quiet river')
    await waitFor(() => expect(address()).toBe('/login'))
    expect(resetPassword.mock.calls).toEqual([['given', 'a quiet river']])
    expect([readToken(), window.history.state]).toEqual([null, { reason: 'password_reset' }])
    expect(window.history.length).toBe(length)
  })

  test.each([
    ['', '', 'Please fill in all fields'],
    ['12345', '12345', 'Password must be at least 6 characters long'],
    ['123456', '123457', 'Passwords do not match'],
  ])('%j and %j: %s', async (password, again, message) => {
    open('/reset-password?token=given', <ResetForm />)
    set(password, again)
    expect(await said()).toBe(message)
  })

  test.each([
    ['ERR-31 a failure without words', failures.silent, 'Failed to reset password'],
    ['a server in trouble', failures.broken, failures.broken.message],
  ])('%s', async (_, error, message) => {
    open('/reset-password?token=given', <ResetForm />, { resetPassword: rejecting(error) })
    set('a quiet river')
    expect(await said()).toBe(message)
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false)
  })

  test('without a token there is nothing to set', () => {
    open('/reset-password', <ResetForm />)
    expect(screen.getByRole('heading').textContent).toBe('This link is not whole')
    expect(screen.getByRole('link').getAttribute('href')).toBe('/forgot-password')
  })
})

describe('an address to confirm', () => {
  const Verified = () => <i>{useAuth().user?.emailVerified ? 'yes' : 'no'}</i>

  test('is confirmed as soon as the letter is opened, and the page knows it', async () => {
    storeToken('good')
    let emailVerified = false
    const user = async () => ({ user: { ...asha, emailVerified } })
    const verifyEmail = vi.fn(async () => {
      emailVerified = true
      return await authApi().verifyEmail('given')
    })
    open(
      '/verify-email#token=given',
      <>
        <VerifyEmail />
        <Verified />
      </>,
      { user, verifyEmail },
    )
    expect(address()).toBe('/verify-email')
    expect(await screen.findByText('Your email address is confirmed')).toBeDefined()
    expect(verifyEmail.mock.calls).toEqual([['given']])
    expect(await screen.findByText('yes')).toBeDefined()
  })

  test('ERR-32 a failure without words, and another letter', async () => {
    const resendVerification = vi.fn(authApi().resendVerification)
    const change = { verifyEmail: rejecting(failures.silent), resendVerification }
    open('/verify-email?token=old', <VerifyEmail />, change)
    expect(await said()).toBe('Email verification failed')
    fill('Email address', 'asha@example.org')
    press('Send a new letter')
    expect(await screen.findByText(/a new letter is on its way/)).toBeDefined()
    expect(resendVerification.mock.calls).toEqual([['asha@example.org']])
  })

  test('ERR-33 a letter that could not be sent', async () => {
    storeToken('good')
    open('/verify-email', <VerifyEmail />, { resendVerification: rejecting(failures.silent) })
    await waitFor(() => expect(screen.queryByLabelText('Email address')).toBeNull())
    press('Send a new letter')
    expect(await said()).toBe('Failed to send verification email')
  })

  test('another letter is not asked for before it is known who this is', async () => {
    storeToken('good')
    const { promise, resolve } = Promise.withResolvers<{ user: typeof asha }>()
    const resendVerification = vi.fn(authApi().resendVerification)
    open('/verify-email', <VerifyEmail />, { user: () => promise, resendVerification })
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send a new letter' })
    expect(button.disabled).toBe(true)
    resolve({ user: asha })
    await waitFor(() => expect(button.disabled).toBe(false))
    press('Send a new letter')
    expect(await screen.findByText('A new letter is on its way.')).toBeDefined()
    expect(resendVerification.mock.calls).toEqual([[undefined]])
  })

  test('no network: the same link is tried again', async () => {
    const answers = [rejecting(failures.network), authApi().verifyEmail]
    const verifyEmail = (token: string) => (answers.shift() ?? rejecting(failures.silent))(token)
    open('/verify-email?token=given', <VerifyEmail />, { verifyEmail })
    expect(await said()).toBe(sentences.network)
    press('Try again')
    expect(await screen.findByText('Your email address is confirmed')).toBeDefined()
  })

  test('a link that was used is no failure for whoever has confirmed', async () => {
    storeToken('good')
    const user = async () => ({ user: { ...asha, emailVerified: true } })
    open('/verify-email?token=used', <VerifyEmail />, {
      user,
      verifyEmail: rejecting(failures.forbidden),
    })
    expect(await screen.findByText('Your email address is confirmed')).toBeDefined()
  })
})
