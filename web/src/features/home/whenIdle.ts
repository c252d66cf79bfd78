/** Runs something once the page has loaded and the browser has nothing better to do; the answer cancels. */
export function whenIdle(run: () => void): () => void {
  const stop = new AbortController()
  const schedule = () => {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(run, { timeout: 2000 })
      stop.signal.addEventListener('abort', () => cancelIdleCallback(handle))
    } else {
      const timer = setTimeout(run, 200)
      stop.signal.addEventListener('abort', () => clearTimeout(timer))
    }
  }
  if (document.readyState === 'complete') schedule()
  else addEventListener('load', schedule, { once: true, signal: stop.signal })
  return () => stop.abort()
}
