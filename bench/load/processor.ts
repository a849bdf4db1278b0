import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts in these, whatever the machine (proc(5), sysconf(_SC_CLK_TCK)). */
const TICKS_A_SECOND = 100

/** The processor time that a process and all that it has started have used, ms; nothing where there is no /proc. */
export function processorMs(pid: number): number {
  if (process.platform !== 'linux') return 0
  const all = readdirSync('/proc').flatMap((name) =>
    /^\d+$/.test(name) ? (statOf(name) ?? []) : [],
  )
  const family = new Set([pid])
  // A child's number is not always higher than its parent's.
  for (let size = 0; size < family.size; ) {
    size = family.size
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid)
  }
  const ticks = all.reduce((sum, { pid, ticks }) => sum + (family.has(pid) ? ticks : 0), 0)
  return (ticks / TICKS_A_SECOND) * 1000
}

interface Stat {
  readonly pid: number
  readonly parent: number
  readonly ticks: number
}

function statOf(pid: string): Stat | null {
  try {
    // The name of the program, in brackets, may hold anything.
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')
    const [, parent = 0, ...rest] = text.split(' ').map(Number)
    return { pid: Number(pid), parent, ticks: (rest[9] ?? 0) + (rest[10] ?? 0) }
  } catch {
    // It has ended meanwhile.
    return null
  }
}
