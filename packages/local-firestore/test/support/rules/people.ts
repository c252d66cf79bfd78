import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import type { Firestore, Query, QuerySnapshot } from 'firebase/firestore'
import { onSnapshot, setLogLevel } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { rulesOf, startFirestore, type TestServer } from '#test/support/server.ts'

export interface People {
  /** Firestore as a signed-in person sees it, with further claims of the token. */
  as(uid: string, claims?: Readonly<Record<string, unknown>>): Firestore
  /** Firestore as someone sees it who is not signed in. */
  visitor(): Firestore
  /** Runs with the rules off. */
  prepare(work: (firestore: Firestore) => Promise<unknown>): Promise<void>
}

/** One server and one project with these rules per test file, emptied before each test. */
export function withRules(projectId: string, declarations: string): People {
  let server: TestServer | undefined
  let environment: RulesTestEnvironment | undefined
  const current = (): RulesTestEnvironment => {
    if (environment === undefined) throw new Error('The rules environment is not up yet.')
    return environment
  }
  beforeAll(async () => {
    // Denials are what these tests ask for; the SDK would report each.
    setLogLevel('silent')
    server = await startFirestore()
    const firestore = { host: '127.0.0.1', port: server.port, rules: rulesOf(declarations) }
    environment = await initializeTestEnvironment({ projectId, firestore })
  })
  beforeEach(() => current().clearFirestore())
  afterAll(async () => {
    await environment?.cleanup()
    await server?.close()
  })
  return {
    as: (uid, claims) => modular(current().authenticatedContext(uid, claims)),
    visitor: () => modular(current().unauthenticatedContext()),
    prepare: (work) =>
      current().withSecurityRulesDisabled(async (context) => {
        await work(modular(context))
      }),
  }
}

/** The context gives the older API by its type; every function of the modular one takes it. */
function modular(context: RulesTestContext): Firestore {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the types of the two packages do not meet
  return context.firestore() as unknown as Firestore
}

/** The first snapshot of a listener; rejects with the error that ends it. */
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
