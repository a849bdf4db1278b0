import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './folders.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const page = read('SECURITY.md')

describe('SECURITY.md', () => {
  const rows = page
    .split('\n')
    .map((line) => /^\| ([\d., ]+) \| ([12]) \| (.+) \| (.+) \|$/.exec(line))
    .filter((row) => row !== null)
  const ids = rows.flatMap(([, list = '']) => list.split(', '))
  const idsOf = (beginning: string) =>
    rows
      .filter(([, , , , held = '']) => held.startsWith(beginning))
      .flatMap(([, list = '']) => list.split(', '))

  test('names each requirement once, in its form', () => {
    expect(ids.filter((id) => !/^\d+\.\d+\.\d+$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('counts what is met as the table has it', () => {
    const [notMet, forOthers] = [idsOf('not met').length, idsOf('for whoever').length]
    const met = ids.length - notMet - forOthers
    expect(page).toContain(`\n${ids.length} of its requirements concern`)
    expect(page.replace(/\n/g, ' ')).toContain(
      `${met} are met by what the table names, ${forOthers} are for whoever runs it, ${notMet} are not met`,
    )
  })

  test.each(rows.map(([, list, , short, held]) => [list, short, held] as const))(
    '%s %s is held by something that is there',
    (_, __, held = '') => {
      const files = [...held.matchAll(/`([\w./-]+\.(?:tsx?|md|json|example))`/g)]
      if (
        !/^(not met|by deleting|above|nothing|none)/.test(held) &&
        !held.startsWith('for whoever')
      ) {
        expect(files.length).toBeGreaterThan(0)
      }
      for (const [, file = ''] of files) expect(existsSync(join(root, file)), file).toBe(true)
    },
  )
})

describe('what the code leaves alone', () => {
  const code = globSync(['{server,web,content,contract,domain}/**/*.{ts,tsx}'], {
    cwd: root,
  }).filter((file) => !/\.test\.|\/test\//.test(file))
  const filesWith = (pattern: RegExp) => code.filter((file) => pattern.test(read(file))).toSorted()

  test('there is code', () => expect(code.length).toBeGreaterThan(200))

  test.each([
    [
      'HTML made of data',
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write/,
    ],
    ['code made of data', /\beval\(|new Function\(|setTimeout\(['"`]/],
    ['commands', /node:child_process/],
    [
      'messages from other windows',
      /window\.(addEventListener\(\s*['"]message|onmessage|parent|opener)/,
    ],
    ['addresses that run', /['"`]javascript:/],
    ['what a request says of where it was sent', /request\.(host|hostname|protocol)\b/],
  ])('%s', (_, pattern) => expect(filesWith(pattern)).toEqual([]))

  test('chance that can be guessed, wherever secrets are made', () => {
    const found = filesWith(/Math\.random/)
    expect(found.filter((file) => /^server\/(auth|routes|mail)\//.test(file))).toEqual([])
  })
})
