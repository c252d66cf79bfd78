/**
 * Calls of Firebase Auth and App Check.
 *
 * The Admin SDK uses the same error codes for invalid tokens and for outages. The errors that mean an invalid
 * token are listed here; any other error is treated as an outage or a configuration error, logged and answered
 * with 503.
 */
import { errorCode, type Problem } from '@tracker/domain/api/problem.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { getAuth, type UserRecord } from 'firebase-admin/auth'
import * as logger from 'firebase-functions/logger'
import { app } from '#firestore.ts'
import { unavailable } from '#http/problem.ts'

/** Error codes that always mean an invalid token or account. */
const INVALID_CODES: readonly unknown[] = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
  // The SDK does not check the subject of a token for a Cloud Function's event; the account look-up then fails.
  'auth/invalid-uid',
  'app-check/app-check-token-expired',
]

/** Error codes that mean either a malformed or forged token, or that the public keys could not be fetched. */
const AMBIGUOUS_CODES: readonly unknown[] = ['auth/argument-error', 'app-check/invalid-argument']
/** Start of the SDK's messages about an invalid token. Messages about keys start differently. */
const ABOUT_TOKEN =
  /^(?:Decoding |Firebase ID token has |verifyIdToken\(\) expects |The provided App Check token has )/

function isInvalidToken(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
  if (INVALID_CODES.includes(code)) return true
  if (AMBIGUOUS_CODES.includes(code)) return ABOUT_TOKEN.test(error.message)
  // The SDK parses a token's parts as JSON without checks and does not wrap those errors.
  return code === undefined && (error instanceof SyntaxError || error instanceof TypeError)
}

/** Returns an error message up to the first colon. The rest may contain personal data. */
const summaryOf = (error: unknown) => (error instanceof Error ? error.message.split(':', 1)[0] : typeof error)

/**
 * Calls Firebase Auth or App Check.
 * @param invalid creates the problem for an invalid token or account
 * @throws Problem that one, or 503 if the service is unavailable
 */
export async function callIdentityService<T>(call: () => Promise<T>, invalid: () => Problem): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (isInvalidToken(error)) throw invalid()
    logger.error('identity service', { code: errorCode(error), summary: summaryOf(error) })
    throw unavailable(say('identity-unknown'))
  }
}

/** Reads an account. @throws Problem by `missing` if it does not exist, 503 if it cannot be read */
export const readAccount = (uid: string, missing: () => Problem): Promise<UserRecord> =>
  callIdentityService(() => getAuth(app).getUser(uid), missing)
