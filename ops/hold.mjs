// Plain JavaScript without packages: it also runs before anything is installed, on a Node as old as 20.
import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const POLL_MS = 200
/** A file older than this belongs to a process that is gone, whoever has its number now. */
const FORGOTTEN_MS = 15 * 60_000

/** Runs `work` while no other process holds `file`; `onWait` is called once with the holder's process id. */
export async function hold(file, onWait, work) {
  mkdirSync(dirname(file), { recursive: true })
  for (let told = false; !take(file); await wait(POLL_MS)) {
    const holder = holderOf(file)
    if (holder === null) rmSync(file, { force: true })
    else if (!told) {
      onWait(holder)
      told = true
    }
  }
  const letGo = () => rmSync(file, { force: true })
  process.once('exit', letGo)
  try {
    return await work()
  } finally {
    process.off('exit', letGo)
    letGo()
  }
}

/** A link appears whole or not at all, so nobody ever reads a file without its process id. */
function take(file) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own, { force: true })
  }
}

/** The living process that holds the file; null where the file or the process is gone. */
function holderOf(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (pid === process.pid || Date.now() - statSync(file).mtimeMs > FORGOTTEN_MS) return null
    process.kill(pid, 0)
    return pid
  } catch (error) {
    return error.code === 'EPERM' ? 'of another user' : null
  }
}
