/**
 * Stands in for Google's addresses that the deploy's checks read: the token exchange, a project's name, its web apps, its
 * database, its function's account and its safeguards. The answers follow Google's reference; nothing here shows that a deploy itself would succeed.
 */
import { createServer } from 'node:http'
import { closeAtEnd } from '../../api/support/closing.ts'

export interface Google {
  /** What the Firebase command line has to know to come here, signed in. */
  readonly env: Readonly<Record<string, string>>
  /** Method and path of each request so far. */
  readonly requests: string[]
  /** What is there: bodies by the end of their path. Anything else is not found. */
  bodies: Readonly<Record<string, object>>
  /** Whether the sign-in is taken; if not, what the token exchange says is wrong with it. */
  signIn: 'taken' | { readonly error: string; readonly error_subtype?: string }
}

/** A server that answers in Google’s place. */
export async function standInForGoogle(): Promise<Google> {
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
    if (google.signIn === 'taken') {
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
      BILLING_BUDGETS_URL: origin,
    },
    requests,
    bodies: {},
    signIn: 'taken',
  }
  return google
}
