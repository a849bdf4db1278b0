import {
  type IdentityProvider,
  type Someone,
  startProvider,
} from '#server/test/identity-provider.ts'
import { type Mailbox, openMailbox } from '#server/test/mailbox.ts'
import { freePort } from '../server/test/free-port.ts'
import { test as base, expect } from './fixtures.ts'
import { startServer } from './server.ts'

interface OutsideWorld {
  /** Where the server's letters arrive. */
  mailbox: Mailbox
  /** Who signs people in for the server; `someoneArrives` says as whom. */
  provider: IdentityProvider
  serverPort: string
}

/** The journeys that leave the app: by a letter, or by way of another provider. Both are real. */
export const test = base.extend<object, OutsideWorld>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  serverPort: [async ({}, use) => use(String(await freePort())), { scope: 'worker' }],

  mailbox: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const mailbox = await openMailbox()
      await use(mailbox)
      await mailbox.close()
    },
    { scope: 'worker' },
  ],

  provider: [
    async ({ serverPort }, use) => {
      const redirectUri = `http://localhost:${serverPort}/api/auth/google/callback`
      const provider = await startProvider({ redirectUri })
      await use(provider)
      await provider.close()
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ mailbox, provider, serverPort }, use) => {
      const settings = { PORT: serverPort, SMTP_URL: mailbox.smtpUrl, ...provider.env }
      const server = await startServer(settings)
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

/** Has the next browser that comes to the provider be signed in there as someone, or decline. */
export async function someoneArrives(
  provider: IdentityProvider,
  as: Someone | 'declines',
): Promise<void> {
  // An address that is not the provider's is answered at once.
  await provider.visit('http://localhost', as)
}

/** Someone whom only the provider knows. */
export function stranger(claims: Readonly<Record<string, unknown>> = {}): Someone {
  const subject = crypto.randomUUID()
  return {
    subject,
    claims: { email: `${subject}@example.org`, email_verified: true, name: 'Ravi Rao', ...claims },
  }
}

export { expect }
