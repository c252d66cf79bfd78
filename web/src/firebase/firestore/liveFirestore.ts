/**
 * The Firestore client for live documents: the full SDK with a memory cache, so that nothing remains on a
 * shared computer.
 */
import {
  type Firestore,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore'
import { firebaseApp } from '#firebase/app.ts'
import { authClient } from '#firebase/auth/auth.ts'
import { emulators } from '#firebase/config.ts'
import { answered } from '#firebase/errors.ts'
import { memoizeAsync } from '#firebase/memoizeAsync.ts'

/**
 * The full client. Initializes Auth first: if Auth starts while Firestore listens, Firestore restarts its
 * stream and open documents are billed again. Only signed-in users need this client, so Auth is usually
 * loaded.
 */
export const liveFirestore = memoizeAsync(async (): Promise<Firestore> => {
  const [app] = await answered(Promise.all([firebaseApp(), authClient()]))
  const local = import.meta.env.MODE === 'production' ? null : (await answered(emulators())).firestore
  const db = initializeFirestore(app, { localCache: memoryLocalCache() })
  if (local !== null) connectFirestoreEmulator(db, local.host, local.port)
  return db
})
