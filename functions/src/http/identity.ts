/**
 * What a failure of Google's identity services means. The Admin SDK gives outages and bad tokens codes in common, so that
 * the faults of a token are listed, and everything else is an outage or a wrong setting of ours: logged, and worth a retry.
 */
import type { Problem } from '@tracker/domain/errors.ts'
import { logger } from 'firebase-functions/v2'
import { unavailable } from '#http/problem.ts'

/** Codes that speak of the token or of its account only. */
const REFUSALS: readonly unknown[] = [
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
  // A token without a subject passes the SDK's checks when it says that it is of an event.
  'auth/invalid-uid',
  'app-check/app-check-token-expired',
]

/** Codes that the SDK gives to a malformed or forged token, and as well to keys that it could not fetch. */
const UNCLEAR: readonly unknown[] = ['auth/argument-error', 'app-check/invalid-argument']
/** How the SDK's messages about a token begin; those about keys repeat whatever went wrong. */
const ABOUT_TOKEN =
  /^(?:Decoding |Firebase ID token has |verifyIdToken\(\) expects |The provided App Check token has )/

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (REFUSALS.includes(code)) return true
  if (UNCLEAR.includes(code)) return ABOUT_TOKEN.test(error.message)
  // The SDK reads a token's parts as JSON objects without a look, and lets those failures through.
  return code === undefined && (error instanceof SyntaxError || error instanceof TypeError)
}

/** Where a failure came from. What follows the first colon is left out, since it may repeat an answer about a person. */
const summaryOf = (error: unknown) => (error instanceof Error ? error.message.split(':', 1)[0] : typeof error)

/**
 * What an identity service answers.
 * @param refused the problem when the token or its account is at fault
 * @throws Problem that one, or 503 when the service does not work for us
 */
export async function askIdentity<T>(ask: () => Promise<T>, refused: () => Problem): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (isRefusal(error)) throw refused()
    logger.error('identity service', { code: codeOf(error), summary: summaryOf(error) })
    throw unavailable('We can not check who is asking right now. Please try again in a moment.')
  }
}
