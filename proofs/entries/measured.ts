import { readdirSync } from 'node:fs'
import { run } from '../../server/main.ts'

// The program as it is; asked by a signal, it says what it holds once all that can be let go of is gone.

process.on('SIGUSR2', () => {
  globalThis.gc?.()
  const heapBytes = process.memoryUsage().heapUsed
  const files = process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0
  const handles = files + process.getActiveResourcesInfo().length
  console.log(`holds ${JSON.stringify({ heapBytes, handles })}`)
})

await run()
