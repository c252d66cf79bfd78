import { type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import type { Firestore } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { rulesEnvironment } from '../support/localFirestore.ts'

export interface People {
  /**
   * Firestore as a signed-in user sees it.
   * @param claims custom claims of the token
   */
  as(uid: string, claims?: Readonly<Record<string, unknown>>): Firestore
  /** Firestore as a signed-out visitor sees it. */
  readonly visitor: Firestore
  /**
   * Calls the REST interface for requests that the SDK cannot send, such as offsets and explicit number
   * types.
   * @param uid null for a visitor
   * @returns the status of the response
   */
  rest(uid: string | null, verb: string, body: unknown): Promise<number>
  /** Runs without rules, as the API does. */
  prepare(work: (firestore: Firestore) => Promise<void>): Promise<void>
}

/**
 * Sets up one rules environment per test file, emptied before each test.
 * @param rules by default those of the specification's site
 */
export function withRules(projectId: string, rules?: string): People {
  let environment: RulesTestEnvironment | null = null
  let close: (() => Promise<void>) | null = null
  const current = () => {
    if (!environment) throw new Error('The rules environment is not up yet.')
    return environment
  }
  beforeAll(async () => {
    ;({ environment, close } = await rulesEnvironment(projectId, rules))
  })
  beforeEach(() => current().clearFirestore())
  afterAll(() => close?.())
  /** One client per user, because each client opens its own connections. */
  const clients = new Map<string | null, Firestore>()
  const clientOf = (uid: string | null, claims: Readonly<Record<string, unknown>> = {}) => {
    const context = () =>
      uid === null
        ? current().unauthenticatedContext()
        : current().authenticatedContext(uid, { email: `${uid}@example.com`, ...claims })
    const client = clients.get(uid) ?? (context().firestore() as unknown as Firestore)
    clients.set(uid, client)
    return client
  }
  return {
    as: clientOf,
    get visitor() {
      return clientOf(null)
    },
    rest: async (uid, verb, body) => {
      const { host = '', port = 0 } = current().emulators.firestore ?? {}
      const token = [{ alg: 'none' }, { sub: uid }].map((part) =>
        Buffer.from(JSON.stringify(part)).toString('base64url'),
      )
      const documents = `projects/${projectId}/databases/(default)/documents`
      const response = await fetch(`http://${host}:${port}/v1/${documents}:${verb}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(uid !== null && { Authorization: `Bearer ${token.join('.')}.` }),
        },
        body: JSON.stringify(body),
      })
      return response.status
    },
    prepare: (work) =>
      current().withSecurityRulesDisabled((context) => work(context.firestore() as unknown as Firestore)),
  }
}
