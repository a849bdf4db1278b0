import { expect, test, vi } from 'vitest'
import { type CallbackQuery, settleCallback } from './callback-phase.ts'

const worked = async () => ({ ok: true }) as const

test.each<[string, CallbackQuery, string]>([
  ['CB-05 nothing said', { token: 'given' }, '/dashboard'],
  ['a page of ours', { token: 'given', from: '/fasting-timer?x#y' }, '/fasting-timer?x#y'],
  ['LOGIN-06 another site', { token: 'given', from: '//evil.example' }, '/dashboard'],
])('a success leads on: %s', async (_, query, target) => {
  const adoptToken = vi.fn(worked)
  expect(await settleCallback(query, adoptToken)).toEqual({ at: 'success', target })
  expect(adoptToken.mock.calls).toEqual([['given']])
})

test.each<[string, Parameters<typeof settleCallback>[1], string]>([
  ['words', async () => ({ ok: false, message: 'No.' }), 'No.'],
  ['CB-12 no words', async () => ({ ok: false, message: '' }), 'Authentication failed'],
  ['an exception', () => Promise.reject(new Error('Broken.')), 'Broken.'],
  [
    'CB-13 an exception without words',
    () => Promise.reject(new Error('')),
    'An unexpected error occurred during authentication',
  ],
])('a handler that fails with %s', async (_, adoptToken, message) => {
  expect(await settleCallback({ token: 'given' }, adoptToken)).toEqual({ at: 'error', message })
})

test('AMB-56 an error asks for no sign-in, whatever token there is', async () => {
  const adoptToken = vi.fn(worked)
  const settled = await settleCallback({ token: 'given', error: 'no' }, adoptToken)
  expect(settled).toEqual({ at: 'error', message: 'no' })
  expect(adoptToken).not.toHaveBeenCalled()
})
