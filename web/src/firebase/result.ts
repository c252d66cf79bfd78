/** An answer of the store: a value, or why there is none. ReactFire never sees an error (useRead.ts). */
import { Problem } from '@tracker/domain/errors.ts'

export type Result<T> = { ok: true; value: T } | { ok: false; problem: Problem }

const UNREACHABLE = 'The collection could not be reached. Check your connection and try again.'

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** The store's error as a problem with a sentence. What is not expected is also logged. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  switch (codeOf(error)) {
    case 'permission-denied':
    case 'unauthenticated':
      return new Problem('forbidden', 'This is not yours to see.')
    case 'resource-exhausted':
      return new Problem('too-many-requests', 'The collection is very busy. Please try again in a minute.')
    default:
      console.error('A read failed.', error)
      return new Problem('unavailable', UNREACHABLE)
  }
}

export function failed(error: unknown): { ok: false; problem: Problem } {
  return { ok: false, problem: toProblem(error) }
}

export function unreachable(): { ok: false; problem: Problem } {
  return { ok: false, problem: new Problem('unavailable', UNREACHABLE) }
}
