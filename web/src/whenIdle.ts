/** How long the browser may be busy (milliseconds) before something runs all the same. */
const IDLE_MS = 1_000

/** Runs something once the browser has nothing better to do; the answer cancels. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_MS })
  return () => cancelIdleCallback(handle)
}
