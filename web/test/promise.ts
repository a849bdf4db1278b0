/** A promise with its strings hanging out. */
export function hanging<T>() {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  promise.catch(() => {})
  return { promise, resolve, reject }
}
