/** The text of a file as spreadsheets and phones write it: UTF-8, or UTF-16 that says so by its mark. */
export function textOf(bytes: Uint8Array): string | 'EMPTY' | 'NO_TEXT' {
  try {
    // It takes the mark away with it.
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    if (text.includes('\u0000')) return 'NO_TEXT'
    return text.trim() === '' ? 'EMPTY' : text
  } catch {
    return 'NO_TEXT'
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
