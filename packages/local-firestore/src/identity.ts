/** Resolves the caller from the `Authorization` header. Like the Firestore emulator, does not verify tokens. */
import type { AuthContext } from '#rules/access.ts'
import { invalidArgument } from '#status.ts'

export interface Caller {
  /** Administrators bypass security rules. */
  readonly isAdmin: boolean
  readonly auth: AuthContext | null
}

const ADMIN: Caller = { isAdmin: true, auth: null }
const UNAUTHENTICATED: Caller = { isAdmin: false, auth: null }

/** Parses an `Authorization` header. Throws INVALID_ARGUMENT if it does not hold a bearer token. */
export function resolveCaller(authorization: string | null): Caller {
  if (authorization === null || authorization.trim() === '') return UNAUTHENTICATED
  const token = /^bearer\s+(\S+)$/i.exec(authorization.trim())?.[1]
  if (token === undefined) throw invalidArgument('invalid jwt')
  if (token.toLowerCase() === 'owner' || token.startsWith('ya29.')) return ADMIN
  return { isAdmin: false, auth: authOf(token) }
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
