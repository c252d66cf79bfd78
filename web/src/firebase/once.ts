/**
 * Makes a value when it is first asked for, once. A failure is not kept: the next caller tries again, so that a lost
 * connection at the start does not last for the whole visit.
 */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
