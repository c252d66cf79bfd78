/** Authentication by verified ID tokens. */
import { isSameEmail } from '@tracker/domain/account/account.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { say } from '@tracker/domain/messages/message.ts'
import { getAuth, type UserRecord } from 'firebase-admin/auth'
import { app } from '#firestore.ts'
import type { Context } from '#http/context.ts'
import { callIdentityService, readAccount } from '#http/identityService.ts'
import { HttpProblem, invalidField } from '#http/problem.ts'
import { countCall, countWrite } from '#quotas/writeQuota.ts'

/** Claims of a token whose signature, issuer, audience and expiry were verified. */
interface Claims {
  readonly uid: string
  /** E-mail address in the token; empty if the account has none. */
  readonly email: string
  /** Custom claim set by `npm run curator`. */
  readonly isCurator: boolean
  /** Time of the sign-in in seconds since 1970. */
  readonly signedInAt: number
}

export interface User extends Claims {
  /** The account, read once per call. */
  readonly account: UserRecord
}

const BEARER = /^Bearer +(\S+)$/i
const INVALID_TOKEN = 'Bearer error="invalid_token"'

/** 401 for an invalid token, without the reason. */
export const invalidToken = () => unauthenticated(INVALID_TOKEN)

function unauthenticated(challenge: string): HttpProblem {
  return new HttpProblem('unauthenticated', say('sign-in'), { 'WWW-Authenticate': challenge })
}

/** Verifies the token of a request, without a look-up. @throws Problem 401 for an invalid token, 503 if it cannot be verified */
async function readClaims({ headers, log }: Context): Promise<Claims> {
  const { authorization } = headers
  const token = BEARER.exec(authorization ?? '')?.[1]
  if (token === undefined) {
    throw unauthenticated(authorization === undefined ? 'Bearer' : INVALID_TOKEN)
  }
  const claims = await callIdentityService(async () => {
    const { uid, email, curator, auth_time } = await getAuth(app).verifyIdToken(token)
    return { uid, email: email ?? '', isCurator: curator === true, signedInAt: auth_time }
  }, invalidToken)
  log.uid = claims.uid
  return claims
}

/**
 * Reads the account of a token, after its quota was counted: a look-up costs time, and Google limits their number.
 * @throws Problem 401 for a disabled or deleted account and for a revoked session
 */
async function withAccount(claims: Claims): Promise<User> {
  const account = await readAccount(claims.uid, invalidToken)
  const { disabled, tokensValidAfterTime } = account
  const validFrom = tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime)
  // Negated, so that NaN is rejected.
  if (disabled || !(claims.signedInAt * 1000 >= validFrom)) throw invalidToken()
  return { ...claims, account }
}

/** Returns the signed-in user. @throws Problem 401 without a valid token, 429 over the quota */
export async function requireUser(context: Context): Promise<User> {
  const claims = await readClaims(context)
  await countCall(claims.uid)
  return withAccount(claims)
}

/**
 * Returns the signed-in user and counts a write.
 * @throws Problem 401; 403 without an e-mail address or for a suspended account; 429 over the quota
 */
export async function requireWriter(context: Context): Promise<User> {
  const user = await requireAppellant(context)
  requireNotSuspended(user)
  return user
}

/** As `requireWriter`, but allows suspended accounts, which may appeal. */
export async function requireAppellant(context: Context): Promise<User> {
  const claims = await readClaims(context)
  await countWrite(claims.uid)
  const user = await withAccount(claims)
  if (user.email === '') {
    throw new Problem('forbidden', say('email-missing'))
  }
  if (!isId(user.uid)) throw new Problem('forbidden', say('account-kind'))
  return user
}

export const accountSuspended = () => new Problem('forbidden', say('account-suspended'))

/**
 * Checks a claim of the account, not of the token, so that a suspension takes effect at once.
 * @throws Problem 403 for a suspended account
 */
export function requireNotSuspended({ account }: User): void {
  if (account.customClaims?.suspended === true) throw accountSuspended()
}

/** Maximum age of the sign-in for deleting the account, in seconds. */
const RECENT_S = 5 * 60

/**
 * Returns a user who signed in recently, so that an unattended session cannot delete the account. Counts a write.
 * @throws Problem 401, with a step-up challenge (RFC 9470) if the sign-in is too old; 403; 429 over the quota
 */
export async function requireRecentSignIn(context: Context): Promise<User> {
  const claims = await readClaims(context)
  await countWrite(claims.uid)
  const user = await withAccount(claims)
  if (!isId(user.uid)) throw new Problem('forbidden', say('account-not-deletable'))
  const seconds = Date.now() / 1000 - user.signedInAt
  // Negated, so that NaN is rejected.
  if (!(seconds <= RECENT_S)) {
    throw new HttpProblem('unauthenticated', say('sign-in-again'), {
      'WWW-Authenticate': `Bearer error="insufficient_user_authentication", max_age=${RECENT_S}`,
    })
  }
  return user
}

/** Returns the signed-in curator. @throws Problem 401, 403 */
export async function requireCurator(context: Context): Promise<User> {
  const user = await requireUser(context)
  if (!user.isCurator) throw new Problem('forbidden', say('curators-only'))
  return user
}

/** Checks that the `email` parameter is the user's own. @throws Problem 400 without it, 403 for another address */
export function requireOwnEmail(context: Context, { email }: User): void {
  const requested = context.query.get('email')
  if (requested === null) throw invalidField('email', say('email-parameter-missing'))
  if (!isSameEmail(requested, email)) throw new Problem('forbidden', say('list-of-another'))
}
