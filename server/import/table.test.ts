import { expect, test } from 'vitest'
import { readTable } from './table.ts'

const rowsOf = (text: string) =>
  readTable(text).rows.map(({ line, cell }) => [line, cell('a'), cell('b')])

test('rows know the line on which they begin, over blank lines, breaks in cells and any line end', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = ['a,b', '', '1,"x', 'y"', '2,é', '', '3,'].join(end)
    expect(rowsOf(text)).toEqual([
      [3, '1', `x${end}y`],
      [5, '2', 'é'],
      [7, '3', ''],
    ])
  }
})

test('a row may be short or long, and a quote may stand where none should', () => {
  expect(rowsOf('a,b\n1\n2,x,y\n3,5" tall\n4,"so" it\n')).toEqual([
    [2, '1', ''],
    [3, '2', 'x'],
    [4, '3', '5" tall'],
    [5, '4', '"so" it'],
  ])
})

test('a quote that never ends is told with its line, and takes what follows with it', () => {
  const { rows, brokenLine } = readTable('a,b\n1,2\n\n3,"4\n5,6\n')
  expect([rows.length, brokenLine]).toEqual([1, 4])
})

test.each([',', ';', '\t'])('the separator is the one between the heads: %j', (separator) => {
  const text = ` A ${separator} B\n1${separator}2\n`
  expect([readTable(text).columns, rowsOf(text)]).toEqual([['a', 'b'], [[2, '1', '2']]])
})
