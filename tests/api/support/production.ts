/**
 * The function as it runs in production, without the Auth emulator: it verifies signatures and asks for accounts. Google's
 * keys, accounts and metadata are those of a stand-in, at the addresses that the Admin SDK asks.
 */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { PROJECT_ID, ROOT } from '../../../scripts/stack/paths.ts'
import { type RunningFunction, startFunction, type Store } from './api.ts'
import { closeAtEnd } from './closing.ts'

const KEY_ID = 'key-1'
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const own = newKey()
export const strangeKey = newKey().privateKey

/** An account as Google's accounts:lookup gives it. */
export interface GoogleAccount {
  readonly localId: string
  readonly email: string
  readonly disabled?: boolean
  /** Sessions that began before are revoked; in seconds. */
  readonly validSince?: string
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token as Google signs it, for claims that may replace its own. */
export function mint(
  uid: string,
  claims: Readonly<Record<string, unknown>> = {},
  key: KeyObject = own.privateKey,
  keyId = KEY_ID,
): string {
  const now = Math.floor(Date.now() / 1000)
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT_ID}`,
    aud: PROJECT_ID,
    sub: uid,
    auth_time: now - 60,
    iat: now - 60,
    exp: now + 3_000,
    email: `${uid}@example.com`,
    ...claims,
  }
  const text = `${part({ alg: 'RS256', kid: keyId, typ: 'JWT' })}.${part(payload)}`
  return `${text}.${sign('RSA-SHA256', Buffer.from(text), key).toString('base64url')}`
}

/** What Google answers at an address; null for one that nobody should ask. */
function answer(path: string, body: string, accounts: readonly GoogleAccount[]): unknown {
  if (path.startsWith('/robot/v1/metadata/x509/securetoken')) {
    return { [KEY_ID]: own.publicKey.export({ type: 'spki', format: 'pem' }) }
  }
  if (path.startsWith('/computeMetadata/')) {
    return path.includes('/token') ? { access_token: 'x', expires_in: 3_600, token_type: 'Bearer' } : {}
  }
  if (!path.endsWith('/accounts:lookup')) return null
  const asked: unknown[] = Object(JSON.parse(body)).localId
  const users = accounts.filter(({ localId }) => asked.includes(localId))
  return users.length > 0 ? { users } : {}
}

/** A process of the function beside Google's stand-in, which knows these accounts. */
export async function startProduction(
  store: Store,
  accounts: readonly GoogleAccount[],
): Promise<RunningFunction> {
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.once('end', () => {
      const found = answer(request.url ?? '', body, accounts)
      response.writeHead(found === null ? 404 : 200, {
        'Content-Type': 'application/json',
        'Metadata-Flavor': 'Google',
        'Cache-Control': 'max-age=3600',
      })
      response.end(JSON.stringify(found))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closeAtEnd(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const address = server.address()
  const at = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return startFunction(store, {
    FIREBASE_AUTH_EMULATOR_HOST: '',
    NODE_OPTIONS: `--import ${join(ROOT, 'tests/api/support/redirect.ts')}`,
    GOOGLE_STAND_IN: `http://${at}`,
    GCE_METADATA_HOST: at,
    METADATA_SERVER_DETECTION: 'assume-present',
  })
}
