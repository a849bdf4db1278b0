import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { run } from '../../server/main.ts'

// The program with a fault: each statement stands alone.

const { prepare } = DatabaseSync.prototype

DatabaseSync.prototype.prepare = function (this: DatabaseSync, text: string): StatementSync {
  const isBound = /^(begin immediate|commit|rollback|savepoint|release)\b/.test(text)
  return prepare.call(this, isBound ? 'pragma user_version' : text)
}

await run()
