import { type Config, loadConfig } from '#server/config.ts'
import { buildIfStale } from './build.ts'

let config: Config
try {
  config = loadConfig()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

if (await buildIfStale(config)) {
  // Loaded only now: a build that failed must not leave a server that serves the old screens.
  const { run } = await import('#server/main.ts')
  await run()
} else {
  process.exitCode = 1
}
