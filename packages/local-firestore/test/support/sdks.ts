/** The official SDKs in Node, which speak gRPC. */
import { randomUUID } from 'node:crypto'
import { deleteApp as deleteAdminApp, initializeApp as initializeAdminApp } from 'firebase-admin/app'
import { type Firestore as AdminFirestore, initializeFirestore } from 'firebase-admin/firestore'
import { deleteApp, initializeApp } from 'firebase/app'
import {
  connectFirestoreEmulator,
  type Firestore as WebFirestore,
  getFirestore,
  setLogLevel,
} from 'firebase/firestore'
import { onTestFinished } from 'vitest'

/** A project of its own, so that tests do not see each other's documents. */
export const newProject = () => `demo-${randomUUID().slice(0, 8)}`

/** The Admin SDK, connected until the test ends. */
export function adminOf({ port }: { port: number }, projectId: string): AdminFirestore {
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`
  const app = initializeAdminApp({ projectId }, randomUUID())
  const firestore = initializeFirestore(app)
  firestore.settings({ host: `127.0.0.1:${port}`, ssl: false, ignoreUndefinedProperties: true })
  onTestFinished(() => deleteAdminApp(app))
  return firestore
}

// Refusals are expected here, and the tests look at them.
setLogLevel('silent')

/** The web SDK, signed in as `uid` or not at all, connected until the test ends. */
export function webOf({ port }: { port: number }, projectId: string, uid: string | null): WebFirestore {
  const app = initializeApp({ projectId, apiKey: 'none' }, randomUUID())
  const firestore = getFirestore(app)
  connectFirestoreEmulator(
    firestore,
    '127.0.0.1',
    port,
    uid === null ? {} : { mockUserToken: { user_id: uid } },
  )
  onTestFinished(() => deleteApp(app))
  return firestore
}
