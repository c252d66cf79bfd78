import { lazy, type ReactNode } from 'react'
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire'
import { firebaseApp } from '#firebase/app.ts'
import { liveFirestore } from './liveFirestore.ts'

/** ReactFire's Firestore for the screens that use `useLiveDocument`. Suspends until the client is ready. */
export const LiveFirestoreProvider = lazy(async () => {
  const [app, firestore] = await Promise.all([firebaseApp(), liveFirestore()])
  return {
    default: ({ children }: { children: ReactNode }) => (
      <FirebaseAppProvider firebaseApp={app}>
        <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
      </FirebaseAppProvider>
    ),
  }
})
