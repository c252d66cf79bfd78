import { whenIdle } from '#utils/whenIdle.ts'

/** Runs something once the page has loaded and the browser has nothing better to do; the answer cancels. */
export function whenLoaded(run: () => void): () => void {
  const stop = new AbortController()
  const schedule = () => stop.signal.addEventListener('abort', whenIdle(run))
  if (document.readyState === 'complete') schedule()
  else addEventListener('load', schedule, { once: true, signal: stop.signal })
  return () => stop.abort()
}
