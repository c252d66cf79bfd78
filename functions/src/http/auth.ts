/**
 * Who is asking: the verified token, never a merely decoded one.
 *
 * What a failure of Google's identity services means: the Admin SDK gives outages and bad tokens codes in common, so that
 * the faults of a token are listed, and everything else is an outage or a wrong setting of ours: logged, and worth a retry.
 */
import { isSameEmail } from '@tracker/domain/account/account.ts'
import { errorCode, Problem } from '@tracker/domain/api/problem.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { getAuth } from 'firebase-admin/auth'
import { logger } from 'firebase-functions/v2'
import { app } from '#firestore.ts'
import type { Context } from '#http/context.ts'
import { HttpProblem, invalidField, unavailable } from '#http/problem.ts'
import { countWrite } from '#quotas/writeQuota.ts'

export interface Person {
  readonly uid: string
  /** The token's e-mail; empty when the account has none. */
  readonly email: string
  /** Whether the token says that this person decides on reports (`npm run curator`). */
  readonly isCurator: boolean
  /** When this session began with a sign-in, in seconds. */
  readonly signedInAt: number
}

const BEARER = /^Bearer +(\S+)$/i
const INVALID_TOKEN = 'Bearer error="invalid_token"'

/** The answer to a token that is not valid, which never says why. */
export const invalidToken = () => unauthenticated(INVALID_TOKEN)

function unauthenticated(challenge: string): HttpProblem {
  return new HttpProblem('unauthenticated', 'Please sign in.', { 'WWW-Authenticate': challenge })
}

/**
 * The person that a token names. Revoked tokens and disabled or deleted accounts are refused too, which takes a look at
 * the account.
 * @throws Problem 401 when the token is at fault, 503 when it cannot be checked
 */
function verify(token: string): Promise<Person> {
  return askIdentity(async () => {
    const { uid, email, curator, auth_time } = await getAuth(app).verifyIdToken(token, true)
    return { uid, email: email ?? '', isCurator: curator === true, signedInAt: auth_time }
  }, invalidToken)
}

/** @throws Problem 401 when nobody or nobody valid is asking */
export async function requireUser(context: Context): Promise<Person> {
  const { authorization } = context.headers
  const token = BEARER.exec(authorization ?? '')?.[1]
  if (token === undefined) {
    throw unauthenticated(authorization === undefined ? 'Bearer' : INVALID_TOKEN)
  }
  const person = await verify(token)
  context.log.uid = person.uid
  return person
}

/**
 * A person who may write: with an e-mail, and within the quota of the minute.
 * @throws Problem 401, 403 without an e-mail, 429 over the quota
 */
export async function requireWriter(context: Context): Promise<Person> {
  const person = await requireUser(context)
  if (person.email === '') {
    throw new Problem('forbidden', 'Your account needs an e-mail address to add or like artifacts.')
  }
  if (!isId(person.uid)) throw new Problem('forbidden', 'This kind of account cannot add or like artifacts.')
  await countWrite(person.uid)
  return person
}

/** How long ago (seconds) a person who deletes the account has signed in at most. */
const RECENT_S = 5 * 60

/**
 * A person who has just signed in, for what a session that was left open must not do. Within the quota of the minute.
 * @throws Problem 401, which asks for a new sign-in as RFC 9470 does when the last one is old; 403; 429 over the quota
 */
export async function requireRecentSignIn(context: Context): Promise<Person> {
  const person = await requireUser(context)
  if (!isId(person.uid)) throw new Problem('forbidden', 'This kind of account cannot be deleted here.')
  const seconds = Date.now() / 1000 - person.signedInAt
  // A time that is none is not recent.
  if (!(seconds <= RECENT_S)) {
    throw new HttpProblem('unauthenticated', 'Please sign in again to delete your account.', {
      'WWW-Authenticate': `Bearer error="insufficient_user_authentication", max_age=${RECENT_S}`,
    })
  }
  await countWrite(person.uid)
  return person
}

/** A person who decides on reports. @throws Problem 401, 403 */
export async function requireCurator(context: Context): Promise<Person> {
  const person = await requireUser(context)
  if (!person.isCurator) throw new Problem('forbidden', 'Only curators see reports and decide on them.')
  return person
}

/** @throws Problem 403 unless the `email` parameter is the person's own; an empty one is nobody's */
export function requireOwnEmail(context: Context, { email }: Person): void {
  const asked = context.query.get('email')
  if (asked === null) throw invalidField('email', 'Please say whose list with "email".')
  if (!isSameEmail(asked, email)) throw new Problem('forbidden', 'You can see your own list only.')
}

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

function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = errorCode(error)
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
    logger.error('identity service', { code: errorCode(error), summary: summaryOf(error) })
    throw unavailable('We cannot check who is asking right now. Please try again in a moment.')
  }
}
