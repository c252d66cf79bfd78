import { unreachable } from './errors.ts'

/** Milliseconds until a question to the store counts as lost: a request that nobody answers would wait for minutes. */
const TIMEOUT_MS = 15_000

/** An answer of the store. @throws Problem when it does not come in time */
export async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unreachable()), TIMEOUT_MS)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
