import * as z from 'zod/mini'
import { accountEventKinds } from '#domain/account-event.ts'
import { CARE_VERSION } from '#domain/care.ts'
import { endpoint } from './endpoint.ts'
import * as field from './fields.ts'

/** The signed-in person. */
export const User = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  timeZone: z.string(),
  targetHours: z.number(),
  locale: z.string(),
  /** Whether streaks, calories and weight are kept out of sight. */
  gentleMode: z.boolean(),
  /** The version of the words before a first fast after which they went on, and when; null until then. */
  careAnswer: z.nullable(z.object({ version: z.number(), at: field.instant })),
  createdAt: field.instant,
})
export type User = z.output<typeof User>

/** A sign-in on one device. Its id tells nothing of its token. */
export const Session = z.object({
  _id: z.string(),
  /** Such as `Firefox on Android`; empty where the browser did not say. */
  device: z.string(),
  createdAt: field.instant,
  /** To within an hour. */
  lastUsedAt: field.instant,
  /** Whether the call was made with it. */
  isCurrent: z.boolean(),
  /** Whether reminders are sent there. */
  takesReminders: z.boolean(),
})
export type Session = z.output<typeof Session>

/** Something that happened to the account. */
export const AccountEvent = z.object({
  _id: z.string(),
  kind: z.enum(accountEventKinds),
  at: field.instant,
  /** Such as `Firefox on Android`; empty where the browser did not say. */
  device: z.string(),
})
export type AccountEvent = z.output<typeof AccountEvent>

const Said = z.object({ message: z.string() })

export const getProfile = endpoint({
  method: 'GET',
  path: '/user/profile',
  access: 'signed-in',
  summary: 'The signed-in person',
  answer: z.object({ user: User }),
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/user/profile',
  access: 'signed-in',
  summary: 'Change what is named and leave the rest',
  body: z.strictObject({
    name: z.optional(field.name),
    timeZone: z.optional(field.timeZone),
    targetHours: z.optional(field.targetHours),
    locale: z.optional(field.locale),
    gentleMode: z.optional(z.boolean('Gentle mode is on or off: true or false')),
    /** Goes on after the words before a first fast, of this version. */
    careVersion: z.optional(
      z
        .int('Name a version of the words before a first fast')
        .check(
          z.gte(1, 'The first version is 1'),
          z.lte(CARE_VERSION, `The latest version is ${CARE_VERSION}`),
        ),
    ),
  }),
  answer: z.object({ user: User }),
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/user/change-password',
  access: 'signed-in',
  summary:
    'Set another password, or a first one (then without `currentPassword`); ends every other session',
  body: z.strictObject({
    currentPassword: z.optional(field.givenPassword),
    newPassword: field.newPassword,
  }),
  answer: Said,
  refusals: ['WRONG_CURRENT_PASSWORD'],
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/user/account',
  access: 'signed-in',
  summary:
    'Delete the account and all that is theirs, at once and for good; asks for the `password`, or where none is set for the address as `confirm`',
  body: z.strictObject({
    password: z.optional(field.givenPassword),
    confirm: z.optional(field.email),
  }),
  answer: Said,
  refusals: ['WRONG_CURRENT_PASSWORD'],
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/user/sessions',
  access: 'signed-in',
  summary: 'Where the person is signed in, the one used last first',
  answer: z.object({ sessions: z.array(Session) }),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/user/sessions/{id}',
  access: 'signed-in',
  summary: 'Sign out somewhere',
  params: z.strictObject({ id: field.id }),
  answer: Said,
  refusals: ['NO_SUCH_SESSION'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/user/sessions',
  access: 'signed-in',
  summary: 'Sign out everywhere but here',
  answer: Said,
})

export const listAccountEvents = endpoint({
  method: 'GET',
  path: '/user/events',
  access: 'signed-in',
  summary: 'What happened to the account in the last 90 days, the latest first',
  answer: z.object({ events: z.array(AccountEvent) }),
})
