/** The Firestore client: reads only, with a cache in memory that leaves nothing on a shared computer. */
import {
  type Firestore,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore'
import { emulators, firebaseApp } from './app.ts'
import { once } from './once.ts'

/** Milliseconds that reading waits for the identity provider's client. */
const AUTH_TIMEOUT_MS = 3_000

/**
 * When Auth appears while Firestore reads, Firestore starts its stream anew and pays for the open question again: so Auth
 * goes first. Reading does not depend on it: when it fails, which SessionProvider tells, or takes long, reading goes on.
 */
async function letAuthGoFirst(): Promise<void> {
  const auth = import('./auth.ts').then(({ authClient }) => authClient())
  const enough = new Promise((resolve) => setTimeout(resolve, AUTH_TIMEOUT_MS))
  await Promise.race([auth.catch(() => undefined), enough])
}

export const firestore = once(async (): Promise<Firestore> => {
  const [app] = await Promise.all([firebaseApp(), letAuthGoFirst()])
  const local = import.meta.env.MODE === 'production' ? null : (await emulators()).firestore
  const db = initializeFirestore(app, { localCache: memoryLocalCache() })
  if (local !== null) connectFirestoreEmulator(db, local.host, local.port)
  return db
})
