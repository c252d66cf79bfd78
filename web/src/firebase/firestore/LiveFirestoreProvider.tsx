import type { ReactNode } from 'react'
import { FirebaseAppProvider, FirestoreProvider } from 'reactfire'
import { lazySection } from '#components/states/lazySection.tsx'
import { firebaseApp } from '#firebase/app.ts'
import { liveFirestore } from './liveFirestore.ts'

/** ReactFire's Firestore for the screens that use `useLiveDocument`. Shows that it loads, and if that failed. */
export const LiveFirestoreProvider = lazySection<{ children: ReactNode }>(async () => {
  const [app, firestore] = await Promise.all([firebaseApp(), liveFirestore()])
  return {
    default: ({ children }) => (
      <FirebaseAppProvider firebaseApp={app}>
        <FirestoreProvider sdk={firestore}>{children}</FirestoreProvider>
      </FirebaseAppProvider>
    ),
  }
})
