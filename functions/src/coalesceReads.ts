/**
 * Many people ask for the same list at once. One read is under way for each question, and whoever asks meanwhile gets the
 * next one together: a read serves those who asked before it began, so that everybody finds what they have written before.
 * @returns what asks: a key that says all that the answer depends on, and how it is read
 */
export function shareReads<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<void>>()
  const waiting = new Map<string, Promise<T>>()

  function begin(key: string, read: () => Promise<T>): Promise<T> {
    const answer = read()
    const end = () => void (running.get(key) === over && running.delete(key))
    const over: Promise<void> = answer.then(end, end)
    running.set(key, over)
    return answer
  }

  return (key, read) => {
    const before = running.get(key)
    if (!before) return begin(key, read)
    const next =
      waiting.get(key) ??
      before.then(() => {
        waiting.delete(key)
        return begin(key, read)
      })
    waiting.set(key, next)
    return next
  }
}
