/**
 * The Firestore client for what is live: the full SDK, with a cache in memory that leaves nothing on a shared computer.
 * Loaded with the first question that is live (listen.ts).
 */
import {
  type DocumentSnapshot,
  type Firestore,
  connectFirestoreEmulator,
  doc,
  getDocFromServer,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
} from 'firebase/firestore'
import { firebaseApp } from './app.ts'
import { emulators } from './config.ts'
import { authClient } from './auth.ts'
import { once } from './once.ts'

/** Milliseconds that listening waits for the identity provider's client. */
const AUTH_TIMEOUT_MS = 3_000

/**
 * When Auth appears while Firestore listens, Firestore starts its stream anew and pays for the open question again: so Auth
 * goes first. Listening does not depend on it: when it fails, which SessionProvider tells, or takes long, listening goes on.
 */
async function letAuthGoFirst(): Promise<void> {
  const enough = new Promise((resolve) => setTimeout(resolve, AUTH_TIMEOUT_MS))
  await Promise.race([authClient().catch(() => undefined), enough])
}

export const liveFirestore = once(async (): Promise<Firestore> => {
  const [app] = await Promise.all([firebaseApp(), letAuthGoFirst()])
  const local = import.meta.env.MODE === 'production' ? null : (await emulators()).firestore
  const db = initializeFirestore(app, { localCache: memoryLocalCache() })
  if (local !== null) connectFirestoreEmulator(db, local.host, local.port)
  return db
})

interface Observer {
  onNext: (snapshot: DocumentSnapshot) => void
  onError: (error: Error) => void
}

/** Listens to a document; the answer stops that. */
export function onDocument(db: Firestore, path: string, { onNext, onError }: Observer): () => void {
  return onSnapshot(doc(db, path), { includeMetadataChanges: true }, onNext, onError)
}

/** Reads a document once; null when there is none. */
export async function readDocument(path: string): Promise<Readonly<Record<string, unknown>> | null> {
  const snapshot = await getDocFromServer(doc(await liveFirestore(), path))
  return snapshot.data() ?? null
}
