/** Runs an async factory once and shares its promise. After a rejection the next call runs it again. */
export function memoizeAsync<T>(create: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined
  return () => {
    promise ??= create().catch((error: unknown) => {
      promise = undefined
      throw error
    })
    return promise
  }
}
