/**
 * Fake Google server for the deploy's checks: token exchange, project name, web apps, database, service
 * account and safeguards. Responses follow Google's reference; nothing here proves that a real deploy would
 * succeed.
 */
import { createServer } from 'node:http'
import { closeAtEnd } from '../../api/support/closing.ts'

export interface Google {
  /** Environment that makes the Firebase CLI use this server, signed in. */
  readonly env: Readonly<Record<string, string>>
  /** Method and path of each request so far. */
  readonly requests: string[]
  /** Responses by the end of their path. All other paths are answered with 404. */
  bodies: Readonly<Record<string, object>>
  /** Whether the token exchange succeeds; otherwise its error. */
  signIn: 'accepted' | { readonly error: string; readonly error_subtype?: string }
}

/** Starts a fake Google server. */
export async function startFakeGoogle(): Promise<Google> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    requests.push(`${request.method} ${path}`)
    const found = Object.entries(google.bodies).find(([end]) => path.endsWith(end))?.[1]
    const answer = path.endsWith('/token')
      ? { access_token: 'token', expires_in: 3600, token_type: 'Bearer' }
      : found
    const send = (code: number, body: object) => {
      response.writeHead(code, { 'Content-Type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    request.resume()
    if (google.signIn === 'accepted') {
      send(answer ? 200 : 404, answer ?? { error: { code: 404, message: 'Not found' } })
    } else if (path.endsWith('/token')) send(400, google.signIn)
    else send(401, { error: { code: 401, message: 'Request had invalid authentication credentials.' } })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  closeAtEnd(async () => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const google: Google = {
    env: {
      FIREBASE_TOKEN: 'refresh',
      FIREBASE_TOKEN_URL: origin,
      FIREBASE_API_URL: origin,
      FIRESTORE_URL: origin,
      FIREBASE_RESOURCEMANAGER_URL: origin,
      FIREBASE_APPCHECK_URL: origin,
      FIREBASE_AUTH_MANAGEMENT_URL: origin,
      FIREBASE_CLOUDBILLING_URL: origin,
      FIREBASE_IAM_URL: origin,
      FIREBASE_FUNCTIONS_URL: origin,
      ARTIFACT_REGISTRY_DOMAIN: origin,
      BILLING_BUDGETS_URL: origin,
    },
    requests,
    bodies: {},
    signIn: 'accepted',
  }
  return google
}
