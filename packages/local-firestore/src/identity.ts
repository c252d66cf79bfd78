/**
 * Resolves the caller from the `Authorization` header. Local tokens are not signed, but as in production a token must not have
 * expired and must be of the project.
 */
import type { AuthContext } from '#rules/access.ts'
import { invalidArgument, unauthenticated } from '#status.ts'

export interface Caller {
  /** Administrators bypass security rules. */
  readonly isAdmin: boolean
  readonly auth: AuthContext | null
}

const ADMIN: Caller = { isAdmin: true, auth: null }
const NOBODY: Caller = { isAdmin: false, auth: null }

/** What a token is checked against. */
export interface TokenContext {
  readonly projectId: string
  /** The current time in seconds since the epoch. */
  readonly now: number
}

/**
 * Parses an `Authorization` header. Throws INVALID_ARGUMENT if it does not hold a bearer token, and UNAUTHENTICATED if the token
 * has expired or is of another project.
 */
export function resolveCaller(authorization: string | null, context: TokenContext): Caller {
  if (authorization === null || authorization.trim() === '') return NOBODY
  const token = /^bearer\s+(\S+)$/i.exec(authorization.trim())?.[1]
  if (token === undefined) throw invalidArgument('invalid jwt')
  if (token.toLowerCase() === 'owner' || token.startsWith('ya29.')) return ADMIN
  const auth = authOf(token)
  checkClaims(auth.token, context)
  return { isAdmin: false, auth }
}

const ISSUER = 'https://securetoken.google.com/'

function checkClaims(
  { aud, iss, exp, iat }: Readonly<Record<string, unknown>>,
  { projectId, now }: TokenContext,
): void {
  if (aud !== undefined && aud !== projectId)
    throw unauthenticated(`The token is not of the project ${projectId}.`)
  if (iss !== undefined && iss !== `${ISSUER}${projectId}`) {
    throw unauthenticated(`The token was not issued for the project ${projectId}.`)
  }
  // `mockUserToken` of the SDKs makes tokens that were issued in 1970 and do not expire.
  if (typeof exp === 'number' && iat !== 0 && exp <= now) throw unauthenticated('The token has expired.')
}

function authOf(token: string): AuthContext {
  const [header, payload, signature, ...rest] = token.split('.')
  if (header === undefined || payload === undefined || signature === undefined || rest.length > 0) {
    throw invalidArgument('invalid jwt')
  }
  jsonObject(header)
  const claims = jsonObject(payload)
  const uid = [claims['sub'], claims['user_id']].find((claim) => typeof claim === 'string' && claim !== '')
  if (typeof uid !== 'string') throw invalidArgument('invalid jwt: missing user id')
  return { uid, token: claims }
}

function jsonObject(segment: string): Record<string, unknown> {
  if (!/^[\w-]+={0,2}$/.test(segment)) throw invalidArgument('invalid jwt')
  try {
    const parsed: unknown = JSON.parse(Buffer.from(segment, 'base64url').toString('utf8'))
    if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return { ...parsed }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
  }
  throw invalidArgument('invalid jwt')
}
