import { whenIdle } from '#utils/whenIdle.ts'

/** Runs a callback when the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenLoaded(run: () => void): () => void {
  const stop = new AbortController()
  const schedule = () => stop.signal.addEventListener('abort', whenIdle(run))
  // There is no document when prerendering.
  if (typeof document === 'undefined' || document.readyState === 'complete') schedule()
  else addEventListener('load', schedule, { once: true, signal: stop.signal })
  return () => stop.abort()
}
