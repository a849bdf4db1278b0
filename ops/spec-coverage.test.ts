import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from './folders.ts'
import { type Area, faultsOf, idsIn, PAGE, pageOf, readAreas, readNamed } from './spec-coverage.ts'

describe('the specification', () => {
  const areas = readAreas()
  const named = readNamed(areas)

  test('has its lines under the name of their area', () => {
    const ids = areas.flatMap((area) => Object.keys(area.lines).map((id) => [id, area.area]))
    expect(ids.filter(([id = '', area]) => id.replace(/-\d\d$/, '') !== area)).toEqual([])
    expect(ids).toHaveLength(651)
  })

  test('has a test or a reason for each line', () => expect(faultsOf(areas, named)).toEqual([]))

  test('has its page as it is: npx node ops/spec-coverage.ts --write', () => {
    expect(readFileSync(join(root, PAGE), 'utf8') === pageOf(areas, named)).toBe(true)
  })
})

const areas: Area[] = [
  { area: 'ONE', title: 'One', lines: { 'ONE-01': 'It is <so>.', 'ONE-02': 'It is not.' } },
  { area: 'TWO', title: 'Two', lines: { 'TWO-01': 'Nor this.' }, untested: { 'TWO-01': 'Why?' } },
]

test.each([
  ['a test of one line', 'ONE-01 is so', ['ONE-01']],
  ['a test of several', 'ONE-01, TWO-01: ONE-02', ['ONE-01', 'TWO-01', 'ONE-02']],
  ['a range', 'ONE-09 to ONE-11 are so', ['ONE-09', 'ONE-10', 'ONE-11']],
  ['other lists', 'AMB-01 A17 ONE-x', []],
])('the ids of %s', (_, title, ids) => expect(idsIn(title, areas)).toEqual(ids))

test.each([
  ['nothing', ['ONE-01', 'ONE-02'], []],
  ['a line that no test names', ['ONE-01'], ['ONE-02 has no test and no reason to have none']],
  ['an id of no line', ['ONE-01', 'ONE-02', 'ONE-03'], ['ONE-03 is no line of the specification']],
  [
    'a reason that is left over',
    ['ONE-01', 'ONE-02', 'TWO-01'],
    ['TWO-01 has a test and a reason to have none'],
  ],
])('tells of %s', (_, ids, faults) => {
  expect(faultsOf(areas, new Map(ids.map((id) => [id, [['a.test.ts', 'is so']]])))).toEqual(faults)
})

test('the page names the tests of a line, or why there is none', () => {
  const named = new Map([['ONE-01', [['a.test.ts', 'ONE-01, AMB-02 A17 is *so* @phone']]] as const])
  const page = pageOf(areas, named)
  expect(page).toContain('Of 3 lines, 1 are named by the tests that hold them, and 2 by a reason')
  expect(page).toContain('## ONE: One\n')
  expect(page).toContain('| ONE-01 | It is \\<so\\>. | [a.test.ts](../a.test.ts) is \\*so\\* |\n')
  expect(page).toContain('| TWO-01 | Nor this. | Why? |\n')
})
