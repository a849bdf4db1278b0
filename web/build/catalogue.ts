import { readFile } from 'node:fs/promises'
import { formatter } from '@lingui/format-po'
import { generateMessageId } from '@lingui/message-utils/generateMessageId'

interface Entry {
  readonly english: string
  /** Empty where it is still to be written. */
  readonly translation: string
}

/** A message catalogue, by the ids of its messages. */
export type Catalogue = ReadonlyMap<string, Entry>

/** Reads a catalogue (gettext), whose keys are the English texts. */
export async function readCatalogue(file: string): Promise<Catalogue> {
  const context = { locale: undefined, sourceLocale: 'en', filename: file }
  const entries = Object.entries(await formatter().parse(await readFile(file, 'utf8'), context))
  return new Map(
    entries.map(([id, { message = '', translation = '' }]) => [
      id,
      { english: message, translation },
    ]),
  )
}

/** What a catalogue has for an English text. */
export function translationOf(catalogue: Catalogue, english: string): string | undefined {
  return catalogue.get(generateMessageId(english))?.translation
}
