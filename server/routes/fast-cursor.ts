import type { Fast } from '#domain/fasting/fast.ts'
import { isId } from '#domain/ids.ts'
import { wrongField } from '../refusal.ts'
import type { FastCursor } from '../store/fasts.ts'

/** Where a page of the history ended, as a text that means nothing to a client. */
export function cursorText(last: Fast): string {
  return Buffer.from(`${last.startMs} ${last.id}`).toString('base64url')
}

/** The place that a cursor names. */
export function cursorOf(text: string): FastCursor {
  const plain = Buffer.from(text, 'base64url').toString('latin1')
  const [, start = '', id = ''] = /^(\d{1,15}) (\S+)$/.exec(plain) ?? []
  if (!isId(id)) throw wrongField('before', 'Pass on a nextCursor as it came')
  return { startMs: Number(start), id }
}
