import type { Stack } from './stack.ts'

/**
 * Waits for Ctrl-C or a stop signal (answers null), or for a part of the stack to end (answers why). Further signals
 * change nothing: the end is under way, takes seconds, and saves what there is to save.
 */
export function untilStopped(stack: Stack): Promise<string | null> {
  const signalled = new Promise<null>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(null))
  })
  return Promise.race([signalled, stack.broken])
}
