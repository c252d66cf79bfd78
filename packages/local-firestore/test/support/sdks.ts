/** The official SDKs in Node.js, which use gRPC. */
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

/** A unique project ID, to isolate tests. */
export const newProject = () => `demo-${randomUUID().slice(0, 8)}`

/** Creates an Admin SDK client that is deleted when the test finishes. */
export function adminClient({ port }: { port: number }, projectId: string): AdminFirestore {
  process.env['METADATA_SERVER_DETECTION'] = 'none'
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${port}`
  const app = initializeAdminApp({ projectId }, randomUUID())
  const firestore = initializeFirestore(app)
  firestore.settings({ host: `127.0.0.1:${port}`, ssl: false, ignoreUndefinedProperties: true })
  onTestFinished(() => deleteAdminApp(app))
  return firestore
}

// Suppresses the errors of expected denials.
setLogLevel('silent')

/** Creates a web SDK client that is deleted when the test finishes. Unauthenticated if `uid` is null. */
export function webClient({ port }: { port: number }, projectId: string, uid: string | null): WebFirestore {
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
