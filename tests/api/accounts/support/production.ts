/**
 * The function as in production, without the Auth emulator: it verifies signatures and looks accounts up. A fake server answers the
 * Admin SDK's requests for Google's keys, accounts and metadata.
 */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { PROJECT_ID } from '../../../../tools/cli/paths.ts'
import { freePort } from '../../../../tools/stack/ports.ts'
import { type RunningFunction, startFunction, type Store } from '../../support/api.ts'
import { objectOf } from '../../support/ask.ts'
import { closeAtEnd } from '../../support/closing.ts'

const KEY_ID = 'key-1'
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const own = newKey()
export const strangeKey = newKey().privateKey

/** An account as Google's accounts:lookup returns it. */
export interface GoogleAccount {
  readonly localId: string
  readonly email: string
  readonly disabled?: boolean
  /** Time in seconds before which sessions are revoked. */
  readonly validSince?: string
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs a token as Google does; `claims` override the defaults. */
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

/** Signs an App Check token for an app of a project. */
export function mintProof(project = PROJECT_ID, key: KeyObject = own.privateKey): string {
  const claims = {
    iss: 'https://firebaseappcheck.googleapis.com/1',
    aud: ['projects/1', `projects/${project}`],
  }
  return mint('1:1:web:1', claims, key)
}

export type Service = 'token keys' | 'proof keys' | 'metadata' | 'accounts' | 'unknown'

/** An outage of Google's services. */
export interface Outage {
  /** Status of the first, second, ... response of a service since the outage began. Default: 200. */
  readonly status?: (service: Service, count: number) => number
  /** Whether Google is reachable. */
  readonly isReachable?: boolean
}

export interface Production extends RunningFunction {
  /** Begins an outage, or ends it without an argument. */
  readonly fail: (outage?: Outage) => Promise<void>
  /** Look-ups of accounts since the last call of `fail`. */
  readonly lookUps: () => number
}

function serviceAt(path: string): Service {
  if (path.startsWith('/robot/v1/metadata/x509/securetoken')) return 'token keys'
  if (path === '/v1/jwks') return 'proof keys'
  if (path.startsWith('/computeMetadata/')) return 'metadata'
  return path.endsWith('/accounts:lookup') ? 'accounts' : 'unknown'
}

/** The successful responses of Google's services. */
function answer(service: Service, path: string, body: string, accounts: readonly GoogleAccount[]): unknown {
  switch (service) {
    case 'token keys':
      return { [KEY_ID]: own.publicKey.export({ type: 'spki', format: 'pem' }) }
    case 'proof keys':
      return { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }] }
    case 'metadata':
      return path.includes('/token') ? { access_token: 'x', expires_in: 3_600, token_type: 'Bearer' } : {}
    case 'accounts': {
      const { localId: asked } = objectOf(JSON.parse(body))
      const users = accounts.filter(({ localId }) => Array.isArray(asked) && asked.includes(localId))
      return users.length > 0 ? { users } : {}
    }
    default:
      return {}
  }
}

/** Starts the function, with App Check, and a fake Google that knows these accounts. */
export async function startProduction(store: Store, accounts: readonly GoogleAccount[]): Promise<Production> {
  const counts = new Map<Service, number>()
  let outage: Outage = {}
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.once('end', () => {
      const path = request.url ?? ''
      const service = serviceAt(path)
      const count = (counts.get(service) ?? 0) + 1
      counts.set(service, count)
      const code = service === 'unknown' ? 404 : (outage.status?.(service, count) ?? 200)
      response.writeHead(code, {
        'Content-Type': 'application/json',
        'Metadata-Flavor': 'Google',
        'Cache-Control': 'max-age=3600',
      })
      const failed = { error: { code, message: code === 403 ? 'PERMISSION_DENIED' : 'FAILED' } }
      response.end(JSON.stringify(code === 200 ? answer(service, path, body, accounts) : failed))
    })
  })
  const port = await freePort()
  const listen = async () => void (await once(server.listen(port, '127.0.0.1'), 'listening'))
  const close = async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  await listen()
  closeAtEnd(async () => {
    if (server.listening) await close()
  })
  const running = await startFunction(store, {
    FIREBASE_AUTH_EMULATOR_HOST: '',
    NODE_OPTIONS: `--import ${new URL('redirect.ts', import.meta.url).href}`,
    FAKE_GOOGLE: `http://127.0.0.1:${port}`,
    GCE_METADATA_HOST: `127.0.0.1:${port}`,
    METADATA_SERVER_DETECTION: 'assume-present',
    APP_CHECK: '',
    WRITES_PER_MINUTE: '50',
  })
  return {
    ...running,
    lookUps: () => counts.get('accounts') ?? 0,
    fail: async (next = {}) => {
      outage = next
      counts.clear()
      const isReachable = next.isReachable ?? true
      if (server.listening !== isReachable) await (isReachable ? listen() : close())
    },
  }
}
