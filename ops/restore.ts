import { type Config, loadConfig } from '#server/config.ts'
import { nameOf } from './database/place.ts'
import { fail, NotDone } from './database/problem.ts'
import { restore } from './database/restore.ts'

// npm run restore -- <file>: puts a backup into the place that the settings name, which must be empty. Stop Upvas before.

let config: Config | null = null
try {
  config = loadConfig()
  const [, , file] = process.argv
  if (!file) throw new NotDone('Which backup? npm run restore -- <file>')
  await restore(file, config)
  console.log(`${nameOf(config)} holds what was in ${file}`)
} catch (error) {
  fail(error, config)
}
