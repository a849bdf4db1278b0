import { openSync } from 'node:fs'
import { Server } from 'node:http'

// The program with a fault: of each twentieth request something stays open, and each leaves a little behind.

const kept: unknown[] = []
const { emit } = Server.prototype

Server.prototype.emit = function (this: Server, event: string, ...values: unknown[]) {
  if (event === 'request') {
    kept.push(new Array(200).fill(kept.length))
    if (kept.length % 20 === 0) openSync('/dev/null', 'r')
  }
  return emit.call(this, event, ...values)
} as typeof emit

await import('./measured.ts')
