/**
 * Coalesces concurrent reads of the same key. At most one read per key runs at a time; calls during that time share the next
 * read. A call never gets the result of a read that started before it, so users see their own writes.
 * @returns a function that reads by key; the key must contain everything the result depends on
 */
export function coalesceReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<void>>()
  const waiting = new Map<string, Promise<T>>()

  function start(key: string, read: () => Promise<T>): Promise<T> {
    const result = read()
    const clear = () => void (running.get(key) === done && running.delete(key))
    const done: Promise<void> = result.then(clear, clear)
    running.set(key, done)
    return result
  }

  return (key, read) => {
    const current = running.get(key)
    if (!current) return start(key, read)
    const next =
      waiting.get(key) ??
      current.then(() => {
        waiting.delete(key)
        return start(key, read)
      })
    waiting.set(key, next)
    return next
  }
}
