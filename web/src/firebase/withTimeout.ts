import { answered, unreachable } from './errors.ts'

/** Milliseconds; Firestore's lite client has no timeout. */
const TIMEOUT_MS = 15_000

/**
 * Returns the result of a read.
 * @throws Problem if it takes too long or is not answered by Firestore
 */
export async function withTimeout<T>(result: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unreachable()), TIMEOUT_MS)
  })
  try {
    return await Promise.race([answered(result), timeout])
  } finally {
    clearTimeout(timer)
  }
}
