/**
 * Waits for things that need not wait for each other: PostgreSQL is asked them in one piece. All of them are over by
 * then, also where one has failed; of several errors the first is thrown, as the rest follow from it.
 */
export async function sideBySide<Parts extends readonly Promise<unknown>[]>(
  ...parts: Parts
): Promise<{ -readonly [Place in keyof Parts]: Awaited<Parts[Place]> }> {
  const errors: unknown[] = []
  const note = (error: unknown) => void errors.push(error)
  const values = await Promise.all(parts.map((part) => part.catch(note)))
  if (errors.length > 0) throw errors[0]
  return values as never
}
