import type { Stack } from './stack.ts'

/** Waits for Ctrl-C or a stop signal (answers null), or for a part of the stack to end (answers why). */
export function untilStopped(stack: Stack): Promise<string | null> {
  const signalled = new Promise<null>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve(null))
  })
  return Promise.race([signalled, stack.broken])
}
