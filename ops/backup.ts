import { type Config, loadConfig } from '#server/config.ts'
import { backUp } from './database/back-up.ts'
import { nameOf } from './database/place.ts'
import { fail } from './database/problem.ts'

// npm run backup -- <folder>: writes the database that the settings name into a new file there. Upvas may run meanwhile.

let config: Config | null = null
try {
  config = loadConfig()
  const file = await backUp(config, process.argv[2] ?? 'backups', new Date())
  console.log(`${nameOf(config)} is in ${file}`)
} catch (error) {
  fail(error, config)
}
