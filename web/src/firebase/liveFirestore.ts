/** The Firestore client for live documents: the full SDK, with a memory cache that leaves nothing on a shared computer. */
import {
  type Firestore,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore'
import { firebaseApp } from './app.ts'
import { authClient } from './auth.ts'
import { emulators } from './config.ts'
import { memoizeAsync } from './memoizeAsync.ts'

/**
 * The full client. Auth is initialized first: if it appears while Firestore listens, Firestore restarts its stream and the
 * open documents are billed again. Only signed-in users get here, so Auth is usually there.
 */
export const liveFirestore = memoizeAsync(async (): Promise<Firestore> => {
  const [app] = await Promise.all([firebaseApp(), authClient()])
  const local = import.meta.env.MODE === 'production' ? null : (await emulators()).firestore
  const db = initializeFirestore(app, { localCache: memoryLocalCache() })
  if (local !== null) connectFirestoreEmulator(db, local.host, local.port)
  return db
})
