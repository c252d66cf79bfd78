/** The Firestore client: reads only, with a cache in memory that leaves nothing on a shared computer. */
import {
  type Firestore,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore'
import { IS_LOCAL, emulators, firebaseApp } from './firebase.ts'
import { lazily } from './lazily.ts'

export const firestore = lazily(async (): Promise<Firestore> => {
  const app = await firebaseApp()
  const local = IS_LOCAL ? (await emulators()).firestore : null
  const db = initializeFirestore(app, { localCache: memoryLocalCache() })
  if (IS_LOCAL && local) connectFirestoreEmulator(db, local.host, local.port)
  return db
})
