type Values<Parts> = { -readonly [Place in keyof Parts]: Awaited<Parts[Place]> }

/**
 * Waits for things that need not wait for each other: PostgreSQL is asked them in one piece. All of them are over by
 * then, also where one has failed; of several errors the first is thrown, as the rest follow from it.
 */
export function sideBySide<Parts extends readonly Promise<unknown>[]>(
  ...parts: Parts
): Promise<Values<Parts>> {
  return new Promise((resolve, reject) => {
    const values: unknown[] = []
    const errors: unknown[] = []
    let left = parts.length
    const over = () => {
      left--
      if (left > 0) return
      if (errors.length > 0) reject(errors[0])
      else resolve(values as Values<Parts>)
    }
    for (const [place, part] of parts.entries()) {
      part.then(
        (value) => {
          values[place] = value
          over()
        },
        (error: unknown) => {
          errors.push(error)
          over()
        },
      )
    }
  })
}
