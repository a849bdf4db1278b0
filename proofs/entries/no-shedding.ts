import { buildApp } from '../../server/app.ts'
import { loadConfig } from '../../server/config.ts'
import { noPressure } from '../../server/pressure.ts'
import { openDatabase } from '../../server/store/dialect.ts'
import { migrate } from '../../server/store/migrate.ts'

// The program that lets everybody in, however much there is to do: for the control of the overload proof.

const config = loadConfig()
const db = await openDatabase(config)
await migrate(db)
const app = await buildApp({ config, db, gauge: noPressure })
await app.listen({ port: config.port, host: config.host })
const address = app.server.address()
console.log(`Upvas is up: http://localhost:${typeof address === 'object' ? address?.port : 0}`)
