/** Milliseconds of work after which the page gets a turn. A quarter of the processor makes 150 of it. */
const TURN_MS = 40

/** Returns a function that lets the page respond if the work since the last pause took long enough. */
export function createPauses(): () => Promise<void> {
  let start = performance.now()
  return async () => {
    if (performance.now() - start < TURN_MS) return
    await new Promise((resolve) => setTimeout(resolve))
    start = performance.now()
  }
}
