// Comma-separated values by RFC 4180, which a spreadsheet shows as they are.

/** What a spreadsheet takes for the beginning of a formula: https://owasp.org/www-community/attacks/CSV_Injection */
const FORMULA = String.raw`[\s"']*[=+\-@\t\r＝＋－＠]`
/** Where a cell begins, or would if the file were cut at another separator. */
const BEGINNING = String.raw`(?<=^|[,;|\t\r\n])`

const BEFORE_FORMULAS = new RegExp(`${BEGINNING}(?=${FORMULA})`, 'g')
const DEFUSED = new RegExp(`${BEGINNING}'(?=${FORMULA})`, 'g')

/** A text with an apostrophe before whatever a spreadsheet would take for a formula. */
export function defused(text: string): string {
  return text.replace(BEFORE_FORMULAS, "'")
}

/** The text that was defused. */
export function asTyped(text: string): string {
  return text.replace(DEFUSED, '')
}

/** A row of a table, with the break at its end. Numbers stay numbers; texts are defused. */
export function csvRow(cells: readonly (string | number)[]): string {
  const written = cells.map((cell) =>
    typeof cell === 'number' ? String(cell) : quoted(defused(cell)),
  )
  return `${written.join(',')}\r\n`
}

/** A mark by which a spreadsheet knows the text for UTF-8. */
export const CSV_MARK = '\ufeff'

function quoted(cell: string): string {
  return /[",;|\r\n\t]|^ | $/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}
