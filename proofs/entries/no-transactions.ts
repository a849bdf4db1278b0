import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { run } from '../../server/main.ts'

// The program with a fault: each statement stands alone.

const { prepare } = DatabaseSync.prototype

DatabaseSync.prototype.prepare = function (this: DatabaseSync, text: string): StatementSync {
  const bounds = ['begin immediate', 'commit', 'rollback']
  return prepare.call(this, bounds.includes(text) ? 'pragma user_version' : text)
}

await run()
