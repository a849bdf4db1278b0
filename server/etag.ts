import { createHash } from 'node:crypto'

/** A weak entity tag of what an answer is made from: where that is equal, so is the answer. */
export function etagOf(parts: readonly (string | number)[]): string {
  const digest = createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
  return `W/"${digest.slice(0, 22)}"`
}

/** Whether an `If-None-Match` names a tag, compared weakly (RFC 9110, 13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '')
  return (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === opaque || tag === '*')
}
