import { unreachable } from './errors.ts'

/** Firestore's lite client has no timeout of its own, in milliseconds. */
const TIMEOUT_MS = 15_000

/** The result of a read. @throws Problem when it takes too long */
export async function withTimeout<T>(result: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(unreachable()), TIMEOUT_MS)
  })
  try {
    return await Promise.race([result, timeout])
  } finally {
    clearTimeout(timer)
  }
}
