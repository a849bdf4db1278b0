import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { User } from './user.ts'

const Said = z.object({ message: z.string() })
const SignedIn = z.object({ token: z.string(), user: User })

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Make an account and sign in',
  body: z.strictObject({
    name: field.name,
    email: field.email,
    password: field.newPassword,
    timeZone: z.optional(field.timeZone),
  }),
  status: 201,
  answer: SignedIn,
  refusals: ['EMAIL_TAKEN'],
})

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Sign in by e-mail and password',
  body: z.strictObject({ email: field.email, password: field.givenPassword }),
  answer: SignedIn,
  refusals: ['WRONG_PASSWORD'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  summary: 'Sign out; the token is dead from then on',
  body: z.object({}),
  answer: Said,
})

export const currentUser = endpoint({
  method: 'GET',
  path: '/auth/user',
  access: 'signed-in',
  summary: 'The signed-in person',
  answer: z.object({ user: User }),
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth/forgot-password',
  access: 'public',
  summary:
    'Ask for a letter with a link to set a new password; the answer is the same for any address',
  body: z.strictObject({ email: field.email }),
  answer: Said,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth/reset-password',
  access: 'public',
  summary:
    'Set a new password with the token of a letter: once, within 60 minutes; ends every session',
  body: z.strictObject({ token: field.letterToken, password: field.newPassword }),
  answer: Said,
  refusals: ['DEAD_LINK'],
})

export const verifyEmail = endpoint({
  method: 'POST',
  path: '/auth/verify-email',
  access: 'public',
  summary: 'Show with the token of a letter that the address is yours: once, within 60 minutes',
  body: z.strictObject({ token: field.letterToken }),
  answer: z.object({ message: z.string(), user: User }),
  refusals: ['DEAD_LINK'],
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/auth/resend-verification',
  access: 'public',
  summary: 'Ask for another letter to verify an address: the one named, or that of the bearer',
  body: z.strictObject({ email: z.optional(field.email) }),
  answer: Said,
})
