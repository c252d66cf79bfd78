import type { ReactNode } from 'react'
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire'
import { firebaseApp } from '#firebase/app.ts'
import { liveFirestore } from './liveFirestore.ts'

/** Loads the client and returns ReactFire's provider of it, for the screens that use `useLiveDocument`. */
export async function loadLiveProvider() {
  const [app, firestore] = await Promise.all([firebaseApp(), liveFirestore()])
  return {
    default: ({ children }: { children: ReactNode }) => (
      <FirebaseAppProvider firebaseApp={app}>
        <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
      </FirebaseAppProvider>
    ),
  }
}
