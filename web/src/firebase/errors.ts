/** Converts errors of the Firebase SDK to problems with user-facing messages. */
import { t } from '@lingui/core/macro'
import { Problem } from '@tracker/domain/api/problem.ts'

/**
 * Returns the code of an error, such as `permission-denied` or `auth/network-request-failed`; empty if there
 * is none.
 */
export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Creates the problem of a read without a response. */
export function unreachable(): Problem {
  return new Problem(
    'unavailable',
    t`The collection could not be reached. Check your connection and try again.`,
  )
}

/** Converts the error of a read. Logs unexpected errors. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  switch (errorCode(error)) {
    case 'permission-denied':
    case 'unauthenticated':
      return new Problem('forbidden', t`This is not yours to see.`)
    case 'resource-exhausted':
      return new Problem('too-many-requests', t`The collection is very busy. Please try again in a minute.`)
    default:
      console.error('A read failed.', error)
      return unreachable()
  }
}
