import { readConfig } from '../../server/config.ts'
import { run } from '../../server/main.ts'
import { openDatabase } from '../../server/store/dialect.ts'

// The program with a fault: an upgrade that keeps all but one thing.

const db = await openDatabase(readConfig(process.env))
await db.updateTable('fasts').set({ note: '' }).execute()
await db.destroy()

await run()
