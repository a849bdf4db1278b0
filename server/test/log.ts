import { Writable } from 'node:stream'
import type { LogLevel } from '../config.ts'
import { logging } from '../log.ts'

/** A logger of the program's own kind whose lines are gathered. */
export function gatheredLog(level: LogLevel) {
  const lines: string[] = []
  const stream = new Writable({
    write(line, _encoding, done) {
      lines.push(String(line))
      done()
    },
  })
  return { logger: { ...(logging(level) as object), stream }, lines }
}
