/** A weak entity tag of what an answer is made from: where that is equal, so is the answer. No part has a quote or a space. */
export function etagOf(parts: readonly (string | number)[]): string {
  return `W/"${parts.join('.')}"`
}

/** Whether an `If-None-Match` names a tag, compared weakly (RFC 9110, 13.1.2). */
export function namesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === etag) return ifNoneMatch === etag
  const opaque = etag.replace(/^W\//, '')
  return ifNoneMatch
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === opaque || tag === '*')
}
