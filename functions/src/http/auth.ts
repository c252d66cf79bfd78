/** Authentication by verified ID tokens. */
import { isSameEmail } from '@tracker/domain/account/account.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { getAuth } from 'firebase-admin/auth'
import { app } from '#firestore.ts'
import type { Context } from '#http/context.ts'
import { callIdentityService, readAccount } from '#http/identityService.ts'
import { HttpProblem, invalidField } from '#http/problem.ts'
import { countWrite } from '#quotas/writeQuota.ts'

export interface User {
  readonly uid: string
  /** E-mail address in the token; empty if the account has none. */
  readonly email: string
  /** Custom claim set by `npm run curator`. */
  readonly isCurator: boolean
  /** Time of the sign-in in seconds since 1970. */
  readonly signedInAt: number
}

const BEARER = /^Bearer +(\S+)$/i
const INVALID_TOKEN = 'Bearer error="invalid_token"'

/** 401 for an invalid token, without the reason. */
export const invalidToken = () => unauthenticated(INVALID_TOKEN)

function unauthenticated(challenge: string): HttpProblem {
  return new HttpProblem('unauthenticated', 'Please sign in.', { 'WWW-Authenticate': challenge })
}

/**
 * Verifies a token. Also rejects revoked tokens and disabled or deleted accounts, which requires a look-up of the account.
 * @throws Problem 401 for an invalid token, 503 if it cannot be verified
 */
function verify(token: string): Promise<User> {
  return callIdentityService(async () => {
    const { uid, email, curator, auth_time } = await getAuth(app).verifyIdToken(token, true)
    return { uid, email: email ?? '', isCurator: curator === true, signedInAt: auth_time }
  }, invalidToken)
}

/** Returns the signed-in user. @throws Problem 401 without a valid token */
export async function requireUser(context: Context): Promise<User> {
  const { authorization } = context.headers
  const token = BEARER.exec(authorization ?? '')?.[1]
  if (token === undefined) {
    throw unauthenticated(authorization === undefined ? 'Bearer' : INVALID_TOKEN)
  }
  const user = await verify(token)
  context.log.uid = user.uid
  return user
}

/**
 * Returns the signed-in user and counts a write.
 * @throws Problem 401; 403 without an e-mail address or for a suspended account; 429 over the quota
 */
export async function requireWriter(context: Context): Promise<User> {
  const user = await requireAppellant(context)
  await requireNotSuspended(user.uid)
  return user
}

/** As `requireWriter`, but allows suspended accounts, which may appeal. */
export async function requireAppellant(context: Context): Promise<User> {
  const user = await requireUser(context)
  if (user.email === '') {
    throw new Problem('forbidden', 'Your account needs an e-mail address to add or like artifacts.')
  }
  if (!isId(user.uid)) throw new Problem('forbidden', 'This kind of account cannot add or like artifacts.')
  await countWrite(user.uid)
  return user
}

export const accountSuspended = () =>
  new Problem(
    'forbidden',
    'Your account is suspended. You can read, and appeal at your artifacts under My Artifacts.',
  )

/**
 * Checks a claim of the account, not of the token, so that a suspension takes effect at once. The look-up is not billed.
 * @throws Problem 403 for a suspended account
 */
export async function requireNotSuspended(uid: string): Promise<void> {
  const { customClaims } = await readAccount(uid, invalidToken)
  if (customClaims?.suspended === true) throw accountSuspended()
}

/** Maximum age of the sign-in for deleting the account, in seconds. */
const RECENT_S = 5 * 60

/**
 * Returns a user who signed in recently, so that an unattended session cannot delete the account. Counts a write.
 * @throws Problem 401, with a step-up challenge (RFC 9470) if the sign-in is too old; 403; 429 over the quota
 */
export async function requireRecentSignIn(context: Context): Promise<User> {
  const user = await requireUser(context)
  if (!isId(user.uid)) throw new Problem('forbidden', 'This kind of account cannot be deleted here.')
  const seconds = Date.now() / 1000 - user.signedInAt
  // Negated, so that NaN is rejected.
  if (!(seconds <= RECENT_S)) {
    throw new HttpProblem('unauthenticated', 'Please sign in again to delete your account.', {
      'WWW-Authenticate': `Bearer error="insufficient_user_authentication", max_age=${RECENT_S}`,
    })
  }
  await countWrite(user.uid)
  return user
}

/** Returns the signed-in curator. @throws Problem 401, 403 */
export async function requireCurator(context: Context): Promise<User> {
  const user = await requireUser(context)
  if (!user.isCurator) throw new Problem('forbidden', 'Only curators see reports and decide on them.')
  return user
}

/** Checks that the `email` parameter is the user's own. @throws Problem 400 without it, 403 for another address */
export function requireOwnEmail(context: Context, { email }: User): void {
  const requested = context.query.get('email')
  if (requested === null) throw invalidField('email', 'Please say whose list with "email".')
  if (!isSameEmail(requested, email)) throw new Problem('forbidden', 'You can see your own list only.')
}
