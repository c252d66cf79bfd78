/**
 * The Firestore client for lists and single reads: the lite SDK, which sends one HTTP request per query and
 * caches nothing. Live documents use the full SDK (liveFirestore.ts).
 */
import { type Firestore, connectFirestoreEmulator, getFirestore, setLogLevel } from 'firebase/firestore/lite'
import { firebaseApp } from '#firebase/app.ts'
import { emulators } from '#firebase/config.ts'
import { answered } from '#firebase/errors.ts'
import { memoizeAsync } from '#firebase/memoizeAsync.ts'

/** The lite client, connected to the emulator outside production. */
export const firestore = memoizeAsync(async (): Promise<Firestore> => {
  const [app, local] = await answered(
    Promise.all([firebaseApp(), import.meta.env.MODE === 'production' ? null : emulators()]),
  )
  // Callers log unexpected errors (errors.ts).
  setLogLevel('silent')
  const db = getFirestore(app)
  if (local !== null) connectFirestoreEmulator(db, local.firestore.host, local.firestore.port)
  return db
})
