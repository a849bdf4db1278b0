import type { FileFormat } from '#domain/import/file-contents.ts'

/** What a file is called by the program that wrote it and its kind: names, the same in every language. */
export const formatNames: Readonly<Record<FileFormat, string>> = {
  'upvas-json': 'Upvas (JSON)',
  'upvas-fasts-csv': 'Upvas (CSV)',
  'upvas-weights-csv': 'Upvas (CSV)',
  'zero-csv': 'Zero (CSV)',
  'zero-json': 'Zero (JSON)',
  'fasttimes-json': 'FastTimes (JSON)',
}
