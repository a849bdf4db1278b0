import { buildIfStale } from './build.ts'

if (await buildIfStale()) {
  // Loaded only now: a build that failed must not leave a server that serves the old screens.
  const { run } = await import('#server/main.ts')
  await run()
} else {
  process.exitCode = 1
}
