import { flushCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'
import { type Config, loadConfig } from '#server/config.ts'
import { buildIfStale, builtProgram } from './build.ts'

let config: Config
try {
  config = loadConfig()
} catch (error) {
  console.error((error as Error).message)
  process.exit(1)
}

if (await buildIfStale(config)) {
  // Loaded only now: a build that failed must not leave a server that serves the old screens.
  const { run } = (await import(
    pathToFileURL(builtProgram).href
  )) as typeof import('#server/main.ts')
  await run()
  // Kept now and not only at the end: a program may be killed.
  flushCompileCache()
} else {
  process.exitCode = 1
}
