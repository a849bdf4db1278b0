import { StatementSync } from 'node:sqlite'
import { run } from '../../server/main.ts'

// The program with a fault: that the disk is full goes unnoticed.

const SQLITE_ERROR = 1
const SQLITE_FULL = 13

const really = StatementSync.prototype.run

StatementSync.prototype.run = function (this: StatementSync, ...values: [never]) {
  try {
    return really.apply(this, values)
  } catch (error) {
    // A full disk ends the transaction, so that there is none left to commit.
    if (![SQLITE_ERROR, SQLITE_FULL].includes((error as { errcode: number }).errcode)) throw error
    return { changes: 1, lastInsertRowid: 0 }
  }
}

await run()
