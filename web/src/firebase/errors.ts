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

/** Creates the problem of a request without a response. */
export function unreachable(): Problem {
  return new Problem(
    'unavailable',
    t`The collection could not be reached. Check your connection and try again.`,
  )
}

/** Auth's codes for a sign-in that is over: disabled, deleted, or its refresh token was revoked. */
const SIGN_IN_OVER = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-refresh-token',
])

/** True if Auth refused to renew the token. Anything else, such as a lost network, leaves the user signed in. */
export const isSignInOver = (error: unknown): boolean => SIGN_IN_OVER.has(errorCode(error))

/**
 * Converts the error of a read. Only a request without an answer is the connection's; errors that are not
 * Firestore's are faults of the app or of a record.
 */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error
  switch (errorCode(error)) {
    case 'permission-denied':
    case 'unauthenticated':
      return new Problem('forbidden', t`This is not yours to see.`)
    case 'resource-exhausted':
      return new Problem('too-many-requests', t`The collection is very busy. Please try again in a minute.`)
    case 'unavailable':
    case 'deadline-exceeded':
    case 'cancelled':
    // The lite SDK's code for a failed `fetch`.
    case 'unknown':
    case 'auth/network-request-failed':
      console.warn('A read was not answered.', error)
      return unreachable()
    case 'internal':
    case 'aborted':
      console.error('A read failed.', error)
      return new Problem(
        'unavailable',
        t`The collection does not answer as it should. Please try again in a minute.`,
      )
    default:
      console.error('A read failed.', error)
      return new Problem(
        'internal',
        t`This could not be read because of a fault of this site, not of your connection. Please try again later.`,
      )
  }
}

/**
 * Returns the result of a request of the SDK, or of loading the SDK.
 * @throws Problem if there was no answer, or none of Firestore's, such as a proxy's page; else the SDK's error
 */
export async function answered<T>(request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    if (error instanceof Problem || errorCode(error) !== '') throw error
    console.warn('A read was not answered.', error)
    throw unreachable()
  }
}
