import { DatabaseSync } from 'node:sqlite'
import { run } from '../../server/main.ts'

// The program with a fault: SQLite does not wait for the disk at each commit.

const { exec } = DatabaseSync.prototype

DatabaseSync.prototype.exec = function (this: DatabaseSync, text: string): void {
  exec.call(this, text.replace('synchronous = full', 'synchronous = normal'))
}

await run()
