/**
 * The Firebase app. Loaded with the first screen that reads data or signs in, never before the first paint.
 */
import { type FirebaseApp, initializeApp } from 'firebase/app'
import { startAppCheck } from './appCheck.ts'
import { firebaseConfig } from './config.ts'
import { memoizeAsync } from './memoizeAsync.ts'

/** Initializes the app, and App Check before any other service. */
export const firebaseApp = memoizeAsync(async (): Promise<FirebaseApp> => {
  const app = initializeApp(await firebaseConfig())
  await startAppCheck(app)
  return app
})
