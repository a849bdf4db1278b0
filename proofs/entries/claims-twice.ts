import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { run } from '../../server/main.ts'

// The program with a fault: a reminder that one process has taken up stays free to be taken up by others.

const { prepare } = DatabaseSync.prototype
const CLAIM = 'update "reminders" set "next_at" = ?, "attempts"'

DatabaseSync.prototype.prepare = function (this: DatabaseSync, text: string): StatementSync {
  const held = text.startsWith(CLAIM)
  return prepare.call(this, held ? text.replace('= ?', '= "next_at" + 0 * ?') : text)
}

await run()
