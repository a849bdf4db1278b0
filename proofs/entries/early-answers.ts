import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { run } from '../../server/main.ts'

// The program with a fault: commits are answered at once and made a while later, as a group.

const LATER_MS = 150

const { prepare } = DatabaseSync.prototype
let isOpen = false

DatabaseSync.prototype.prepare = function (this: DatabaseSync, text: string): StatementSync {
  const does = (action: () => void) => {
    const run = () => {
      action()
      return { changes: 0 }
    }
    return { columns: () => [], run } as never
  }
  switch (text) {
    case 'begin immediate':
      return does(() => {
        if (!isOpen) {
          this.exec('begin immediate')
          isOpen = true
          setTimeout(() => {
            this.exec('commit')
            isOpen = false
          }, LATER_MS)
        }
        this.exec('savepoint turn')
      })
    case 'commit':
      return does(() => this.exec('release turn'))
    case 'rollback':
      return does(() => this.exec('rollback to turn; release turn'))
    default:
      return prepare.call(this, text)
  }
}

const { query } = pg.Client.prototype
const committing = new WeakMap<pg.Client, Promise<unknown>>()

pg.Client.prototype.query = async function (this: pg.Client, ...args: unknown[]) {
  await committing.get(this)
  const really = () => (query as (...args: unknown[]) => unknown).apply(this, args)
  if (args[0] !== 'commit') return really()
  committing.set(this, pause(LATER_MS).then(really))
  return { command: 'COMMIT', rows: [], rowCount: null }
} as never

await run()
