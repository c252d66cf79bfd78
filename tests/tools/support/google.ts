/**
 * Stands in for Google's addresses that the deploy's checks read: the token exchange, a project's web apps, its databases,
 * its function's account and its safeguards. The answers follow Google's reference; nothing here shows that a deploy itself would succeed.
 */
import { createServer } from 'node:http'
import { closeAtEnd } from '../../api/support/closing.ts'

export interface Google {
  /** What the Firebase command line has to know to come here, signed in. */
  readonly env: Readonly<Record<string, string>>
  /** Method and path of each request so far. */
  readonly requests: string[]
  webApps: readonly object[]
  databases: readonly object[]
  /** What else is there: bodies by the end of their path. Anything else is not found. */
  others: Readonly<Record<string, object>>
}

export async function standInForGoogle(): Promise<Google> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    requests.push(`${request.method} ${path}`)
    const answer = path.endsWith('/token')
      ? { access_token: 'token', expires_in: 3600, token_type: 'Bearer' }
      : path.endsWith('/webApps')
        ? { apps: google.webApps }
        : path.endsWith('/databases')
          ? { databases: google.databases }
          : path.endsWith(':testIamPermissions')
            ? { permissions: ['firebase.projects.get', 'datastore.databases.list'] }
            : (Object.entries(google.others).find(([end]) => path.endsWith(end))?.[1] ?? null)
    request.resume()
    response.writeHead(answer ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer ?? { error: { code: 404, message: 'Not found' } }))
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
    webApps: [],
    databases: [],
    others: {},
  }
  return google
}
