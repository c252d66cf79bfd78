import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import type { Firestore, Query, QuerySnapshot } from 'firebase/firestore'
import { onSnapshot, setLogLevel } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'

export interface RulesClients {
  /** Firestore of a signed-in user with additional token claims. */
  authenticated(uid: string, claims?: Readonly<Record<string, unknown>>): Firestore
  /** Firestore of an unauthenticated user. */
  unauthenticated(): Firestore
  /** Runs a callback with rules disabled. */
  withRulesDisabled(callback: (firestore: Firestore) => Promise<unknown>): Promise<void>
}

/** Starts one server with these rules per test file. Clears the documents before each test. */
export function setUpRules(projectId: string, declarations: string): RulesClients {
  let server: TestServer | undefined
  let environment: RulesTestEnvironment | undefined
  const current = (): RulesTestEnvironment => {
    if (environment === undefined) throw new Error('The rules test environment is not initialized.')
    return environment
  }
  beforeAll(async () => {
    // Suppresses the errors of expected denials.
    setLogLevel('silent')
    server = await startTestServer()
    const firestore = { host: '127.0.0.1', port: server.port, rules: rulesSource(declarations) }
    environment = await initializeTestEnvironment({ projectId, firestore })
  })
  beforeEach(() => current().clearFirestore())
  afterAll(async () => {
    await environment?.cleanup()
    await server?.close()
  })
  return {
    authenticated: (uid, claims) => modular(current().authenticatedContext(uid, claims)),
    unauthenticated: () => modular(current().unauthenticatedContext()),
    withRulesDisabled: (callback) =>
      current().withSecurityRulesDisabled(async (context) => {
        await callback(modular(context))
      }),
  }
}

/** `firestore()` has the type of the namespaced API, but modular functions accept the instance. */
function modular(context: RulesTestContext): Firestore {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two packages have incompatible types
  return context.firestore() as unknown as Firestore
}

/** Resolves with the first snapshot from the server. Rejects if the listener fails. */
export function firstSnapshot(query: Query): Promise<QuerySnapshot> {
  return new Promise((resolve, reject) => {
    const stop = onSnapshot(
      query,
      (snapshot) => {
        if (snapshot.metadata.fromCache) return
        stop()
        resolve(snapshot)
      },
      reject,
    )
  })
}
