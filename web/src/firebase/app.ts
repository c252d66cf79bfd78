/**
 * The Firebase app. Nothing that the first paint needs may import this folder's Firebase modules statically: they come
 * with the screens that read or sign in.
 */
import { type FirebaseApp, initializeApp } from 'firebase/app'
import { startAppCheck } from './appCheck.ts'
import { firebaseConfig } from './config.ts'
import { once } from './once.ts'

export const firebaseApp = once(async (): Promise<FirebaseApp> => {
  const app = initializeApp(await firebaseConfig())
  await startAppCheck(app)
  return app
})
