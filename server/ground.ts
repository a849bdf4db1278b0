import type { FastifyBaseLogger } from 'fastify'
import { type HashCost, hashPassword } from './auth/passwords.ts'
import { CallLimit } from './call-limit.ts'
import type { Config } from './config.ts'
import { type Cookies, cookies } from './cookies.ts'
import { FileDesk } from './import/file-desk.ts'
import { Later } from './later.ts'
import { Limits } from './limits.ts'
import { Letters } from './mail/letters.ts'
import { mailer } from './mail/mailer.ts'
import type { Db } from './store/schema.ts'

/** What the routes are built on. */
export interface Ground {
  readonly db: Db
  /** The clock, ms since the epoch. */
  readonly now: () => number
  readonly cookies: Cookies
  readonly limits: Limits
  readonly callLimit: CallLimit
  readonly later: Later
  readonly letters: Letters
  readonly desk: FileDesk
  /** The hash to keep of a password. */
  readonly hashed: (password: string) => Promise<string>
}

export function groundOf(
  { publicUrl, mail }: Config,
  db: Db,
  now: () => number,
  log: FastifyBaseLogger,
  hashCost: HashCost,
): Ground {
  const later = new Later((err, reqId) => log.error({ reqId, err }, 'work after an answer failed'))
  return {
    db,
    now,
    cookies: cookies(publicUrl),
    limits: new Limits(db, later),
    callLimit: new CallLimit(db, later),
    later,
    desk: new FileDesk(),
    hashed: (password) => hashPassword(password, hashCost),
    letters: new Letters({ db, publicUrl, send: mailer(mail, log) }),
  }
}
