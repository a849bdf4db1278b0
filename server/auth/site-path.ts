const MAX_LENGTH = 300

/** A path of this site as it was given; null for anything that a browser could read as another site. */
export function sitePath(given: unknown): string | null {
  if (typeof given !== 'string' || given.length > MAX_LENGTH) return null
  // Neither `//host` nor `/\host`, and none of the characters that browsers drop or turn into others.
  return /^\/(?!\/)[\w\-.~!$&'()*+,;=:@%/?#]*$/.test(given) ? given : null
}
