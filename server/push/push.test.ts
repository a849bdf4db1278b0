import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../store/dialect.ts'
import { migrate } from '../store/migrate.ts'
import type { Db } from '../store/schema.ts'
import { newFolder, newPlace } from '../test/engines.ts'
import { type PushService, startPushService } from '../test/push-service.ts'
import { VapidKeys } from './keys.ts'
import { Pusher } from './push.ts'

const push = { message: '{}', ttlSeconds: 60, topic: 'x' }

describe('what a browser names', () => {
  let db: Db
  let service: PushService
  beforeAll(async () => {
    db = await openDatabase(await newPlace('SQLite'))
    await migrate(db)
    service = await startPushService(newFolder())
    setDefaultCACertificates([...getCACertificates(), service.certificate])
  })
  afterAll(async () => {
    await service.close()
    await db.destroy()
  })

  function pusherTo(privateHosts: readonly string[]): Pusher {
    const keys = new VapidKeys(db, Date.now)
    return new Pusher(keys, { subject: 'mailto:host@example.org', privateHosts })
  }

  function subscriptionOf({
    endpoint,
    keys,
  }: ReturnType<PushService['newBrowser']>['subscription']) {
    return { endpoint, ...keys }
  }

  test('is not left for where it leads on to', async () => {
    const pusher = pusherTo([service.host])
    const browser = service.newBrowser()
    browser.answers.push(307)
    const to = subscriptionOf(browser.subscription)
    const outcome = await pusher.send(to, push, Date.now())
    expect(outcome).toEqual({ result: 'refused', status: 307, waitMs: 0 })
    expect(browser.got).toEqual([])
    expect((await pusher.send(to, push, Date.now())).result).toBe('taken')
    pusher.close()
  })

  // `localhost` stands for any name that led elsewhere when it was looked at first.
  test.each(['localhost', '127.0.0.1'])('is not connected to where it is %s', async (host) => {
    let connections = 0
    const own = createServer((socket) => {
      connections++
      socket.destroy()
    }).listen(0)
    await once(own, 'listening')
    const { port } = own.address() as AddressInfo
    const pusher = pusherTo([])
    const { subscription } = service.newBrowser()
    const to = subscriptionOf({ ...subscription, endpoint: `https://${host}:${port}/x` })
    const outcome = await pusher.send(to, push, Date.now())
    expect([outcome, connections]).toEqual([{ result: 'later', status: 0, waitMs: 0 }, 0])
    pusher.close()
    own.close()
    await once(own, 'close')
  })
})
