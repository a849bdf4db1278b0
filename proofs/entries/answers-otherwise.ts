import { buildApp } from '../../server/app.ts'
import { loadConfig } from '../../server/config.ts'
import { Refusal } from '../../server/refusal.ts'
import { openDatabase } from '../../server/store/dialect.ts'
import { migrate } from '../../server/store/migrate.ts'
import { findByEmail } from '../../server/store/users.ts'

// The program with a fault that FAULT names: for the controls of the proofs that look at its answers.

const config = loadConfig()
const db = await openDatabase(config)
await migrate(db)
const app = await buildApp({ config, db })

const { FAULT: fault } = process.env

app.addHook('preHandler', async ({ url, body }) => {
  if (fault === 'a handler that throws' && JSON.stringify(body ?? {}).includes('"note"')) {
    throw new Error('A fault put in on purpose')
  }
  if (fault === 'no work for nobody' && url === '/api/auth/login') {
    const { email } = body as { email: string }
    if (!(await findByEmail(db, email))) throw new Refusal('WRONG_PASSWORD')
  }
})
app.addHook('onSend', async (_request, _reply, payload) => {
  if (fault !== 'an answer of another shape') return payload
  return typeof payload === 'string' ? payload.replace('"targetHours"', '"target"') : payload
})

if (fault === 'patience without end') {
  app.server.requestTimeout = 0
  app.server.headersTimeout = 0
}

await app.listen({ port: config.port, host: config.host })
const address = app.server.address()
console.log(`Upvas is up: http://localhost:${typeof address === 'object' ? address?.port : 0}`)
