/** The Firestore client: reads only, with a cache in memory that leaves nothing on a shared computer. */
import {
  type Firestore,
  connectFirestoreEmulator,
  initializeFirestore,
  memoryLocalCache,
} from 'firebase/firestore'
import { emulators, firebaseApp } from './firebase.ts'
import { lazily } from './lazily.ts'

export const firestore = lazily(async (): Promise<Firestore> => {
  const app = await firebaseApp()
  const local = import.meta.env.MODE === 'production' ? null : (await emulators()).firestore
  const db = initializeFirestore(app, { localCache: memoryLocalCache() })
  if (local !== null) connectFirestoreEmulator(db, local.host, local.port)
  return db
})
