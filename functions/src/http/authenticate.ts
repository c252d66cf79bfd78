/** Who is asking: the verified token, never a merely decoded one (docs/product-decisions.md, section 5). */
import { isSameEmail } from '@tracker/domain/account.ts'
import { Problem } from '@tracker/domain/errors.ts'
import { isId } from '@tracker/domain/id.ts'
import { getAuth } from 'firebase-admin/auth'
import { app } from '#firestore.ts'
import type { Call } from '#http/call.ts'
import { askIdentity } from '#http/identity.ts'
import { HttpProblem, invalidField } from '#http/problem.ts'
import { spendWrite } from '#writes/quota.ts'

export interface Person {
  readonly uid: string
  /** The token's e-mail; empty when the account has none. */
  readonly email: string
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
 * @throws Problem 401 when the token is at fault, 503 when it can not be checked
 */
function verify(token: string): Promise<Person> {
  return askIdentity(async () => {
    const { uid, email } = await getAuth(app).verifyIdToken(token, true)
    return { uid, email: email ?? '' }
  }, invalidToken)
}

/** @throws Problem 401 when nobody or nobody valid is asking */
export async function requireUser(call: Call): Promise<Person> {
  const { authorization } = call.headers
  const token = BEARER.exec(authorization ?? '')?.[1]
  if (token === undefined) {
    throw unauthenticated(authorization === undefined ? 'Bearer' : INVALID_TOKEN)
  }
  const person = await verify(token)
  call.trace.uid = person.uid
  return person
}

/**
 * A person who may write: with an e-mail, and within the quota of the minute.
 * @throws Problem 401, 403 without an e-mail, 429 over the quota
 */
export async function requireWriter(call: Call): Promise<Person> {
  const person = await requireUser(call)
  if (person.email === '') {
    throw new Problem('forbidden', 'Your account needs an e-mail address to add or like artifacts.')
  }
  if (!isId(person.uid)) throw new Problem('forbidden', 'This kind of account can not add or like artifacts.')
  await spendWrite(person.uid)
  return person
}

/** @throws Problem 403 unless the `email` parameter is the person's own; an empty one is nobody's */
export function requireOwnEmail(call: Call, { email }: Person): void {
  const asked = call.query.get('email')
  if (asked === null) throw invalidField('email', 'Please say whose list with "email".')
  if (!isSameEmail(asked, email)) throw new Problem('forbidden', 'You can see your own list only.')
}
