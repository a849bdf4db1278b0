// Plain JavaScript without packages: it also runs before anything is installed, on a Node as old as 20.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether node_modules holds what package-lock.json asks for, on this kind of machine. */
export function isInstalled(root) {
  if (!existsSync(join(root, 'node_modules/.bin/node')) && !runsTypeScript()) return false
  try {
    // npm writes the second file as its last step, so an install that was cut short has none.
    const wanted = packagesIn(join(root, 'package-lock.json'))
    const present = packagesIn(join(root, 'node_modules/.package-lock.json'))
    return agree(wanted, present, process)
  } catch {
    return false
  }
}

/** Whether the packages present are the ones wanted and made for this machine. */
export function agree(wanted, present, machine) {
  const right = Object.entries(present).every(
    ([path, { version, integrity, os, cpu }]) =>
      wanted[path]?.version === version &&
      wanted[path]?.integrity === integrity &&
      allows(os, machine.platform) &&
      allows(cpu, machine.arch),
  )
  const complete = Object.entries(wanted).every(
    ([path, { optional }]) => path === '' || optional === true || path in present,
  )
  return right && complete
}

/** Whether the Node that runs this can stand in for the pinned one. */
export function runsTypeScript() {
  return Number(process.versions.node.split('.')[0]) >= 26
}

function allows(list, value) {
  return list === undefined || [list].flat().includes(value)
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
