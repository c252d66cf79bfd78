/**
 * The Firestore client for what is read once or page by page: the SDK's small build, which asks over plain HTTP and keeps
 * nothing. What is live has the full one (liveFirestore.ts).
 */
import { type Firestore, connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite'
import { firebaseApp } from './app.ts'
import { emulators } from './config.ts'
import { once } from './once.ts'

export const firestore = once(async (): Promise<Firestore> => {
  const [app, local] = await Promise.all([
    firebaseApp(),
    import.meta.env.MODE === 'production' ? null : emulators(),
  ])
  // Whoever asks is told of a failure, and logs what is not expected.
  setLogLevel('silent')
  const db = getFirestore(app)
  if (local !== null) connectFirestoreEmulator(db, local.firestore.host, local.firestore.port)
  return db
})
