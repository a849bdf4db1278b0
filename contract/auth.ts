import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'
import { User } from './user.ts'

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
  answer: z.object({ message: z.string() }),
})

export const currentUser = endpoint({
  method: 'GET',
  path: '/auth/user',
  access: 'signed-in',
  summary: 'The signed-in person',
  answer: z.object({ user: User }),
})
