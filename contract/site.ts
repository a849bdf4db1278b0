import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

const text = z.nullable(z.string())

/** Whom to pay and how to reach whoever runs this Upvas; null and empty are what they have not set. */
export const Site = z.object({
  /** UPI ID, such as `name@bank`. */
  upiId: text,
  payeeName: text,
  bank: z.object({ name: text, account: text, ifsc: text, country: text }),
  /** An https address at the transfer service. */
  wiseUrl: text,
  contactEmail: text,
  socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
})
export type Site = z.output<typeof Site>

export const site = endpoint({
  method: 'GET',
  path: '/site',
  access: 'public',
  summary: 'Whom to pay and how to reach whoever runs this Upvas',
  answer: z.extend(Site, {
    /** Whether `/auth/google` leads anywhere. */
    socialSignIn: z.boolean(),
    /** The key under which browsers subscribe to Web Push: a point of P-256, base64url. Null while it cannot be read, and where the host has no service worker sent. */
    pushKey: z.nullable(z.string()),
  }),
})
