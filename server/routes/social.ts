import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageCookie } from '#contract/language.ts'
import { type ProviderId, providers, socialReturn, socialStart } from '#contract/providers.ts'
import { socialSentences } from '#contract/social.ts'
import { languageOf } from '#domain/language.ts'
import { Sealed } from '../auth/sealed.ts'
import { startSession } from '../auth/sign-in.ts'
import { sitePath } from '../auth/site-path.ts'
import { personFor } from '../auth/social-account.ts'
import { type Checks, SocialFailure, SocialProvider } from '../auth/social-provider.ts'
import type { Config } from '../config.ts'
import type { Ground } from '../ground.ts'
import { Refusal } from '../refusal.ts'
import { Visitor } from '../visitor.ts'

const COOKIE = 'social'
/** How long a person may take at the provider. */
const PATIENCE_MS = 10 * 60_000

/** What the browser keeps for us while the person is at the provider. */
interface Pending extends Checks {
  readonly expiresMs: number
  readonly from: string | null
}

/** Signing in through another provider: navigations of the browser, which end at `/auth/callback` whatever happens. */
export function socialRoutes(app: FastifyInstance, ground: Ground, config: Config): void {
  for (const id of providers) providerRoutes(app, ground, config, id)
}

function providerRoutes(
  app: FastifyInstance,
  ground: Ground,
  config: Config,
  id: ProviderId,
): void {
  const { db, now, cookies, limits, letters, later } = ground
  const { publicUrl } = config
  const settings = config.providers[id]
  const provider = settings && new SocialProvider(settings, `${publicUrl}/api${socialReturn(id)}`)
  // Each its own key: what was begun at one provider cannot be finished as if it had been at another.
  const sealed = new Sealed(settings?.clientSecret ?? '', `social sign-in ${id}`)

  app.get(`/api${socialStart(id)}`, (request, reply) =>
    guarded(request, reply, async () => {
      if (!provider) throw new SocialFailure('notSetUp')
      const { url, checks } = await provider.begin()
      const from = sitePath((request.query as { from?: unknown }).from)
      const pending: Pending = { ...checks, from, expiresMs: now() + PATIENCE_MS }
      setCookie(reply, sealed.seal(pending), PATIENCE_MS / 1000)
      return url.href
    }),
  )

  app.get(`/api${socialReturn(id)}`, (request, reply) =>
    guarded(request, reply, async () => {
      if (!provider) throw new SocialFailure('notSetUp')
      const nowMs = now()
      const visitor = new Visitor(request, reply, cookies)
      const pending = pendingOf(request, nowMs)
      setCookie(reply, '', 0)
      if (!pending) throw new SocialFailure('stale')
      await limits.take('socialFromAddress', visitor.address, nowMs)
      const claims = await provider.finish(queryOf(request), pending)
      const { user, isNew } = await personFor(db, claims, visitor, nowMs)
      const token = await startSession(db, user, visitor, nowMs)
      if (isNew && user.emailVerifiedMs === null) {
        later.start(() => letters.verifyEmail(user, nowMs), request.id)
      }
      // The page that it goes on to is then in the person's language from its first word.
      reply.header('set-cookie', languageCookie(languageOf(user.locale), publicUrl))
      return callback({ token, ...(pending.from && { from: pending.from }) })
    }),
  )

  function pendingOf(request: FastifyRequest, nowMs: number): Pending | null {
    const text = cookies.read(request.headers.cookie, COOKIE)
    const pending = text === null ? undefined : (sealed.open(text) as Pending | undefined)
    return pending && pending.expiresMs > nowMs ? pending : null
  }

  function setCookie(reply: FastifyReply, value: string, maxAgeSeconds: number): void {
    reply.header('set-cookie', cookies.write(COOKIE, value, maxAgeSeconds))
  }
}

/** Goes where the work says, or with its failure to the page that can show it: a browser is waiting, no program. */
async function guarded(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<string>,
): Promise<FastifyReply> {
  reply.header('referrer-policy', 'no-referrer')
  let target: string
  try {
    target = await work()
  } catch (error) {
    target = callback({ error: sentenceOf(error) })
    note(request, error)
  }
  return reply.redirect(target, 302)
}

// Whoever runs this has to see a wrong setting; what a person merely did is not worth a line.
function note({ log }: FastifyRequest, error: unknown): void {
  if (error instanceof Refusal) return
  if (!(error instanceof SocialFailure)) log.error({ err: error }, 'social sign-in failed')
  else if (error.cause) log.warn({ err: error.cause }, `social sign-in failed: ${error.reason}`)
}

function sentenceOf(error: unknown): string {
  if (error instanceof SocialFailure) return socialSentences[error.reason]
  return error instanceof Refusal ? error.message : socialSentences.failed
}

function callback(query: Record<string, string>): string {
  return `/auth/callback?${new URLSearchParams(query)}`
}

function queryOf({ url }: FastifyRequest): URLSearchParams {
  const start = url.indexOf('?')
  return new URLSearchParams(start < 0 ? '' : url.slice(start + 1))
}
