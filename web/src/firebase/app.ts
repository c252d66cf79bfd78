/**
 * The Firebase app. Nothing that the first paint needs may import this folder's Firebase modules statically: they come
 * with the screens that read or sign in.
 */
import { type FirebaseApp, initializeApp } from 'firebase/app'
import { startAppCheck } from './appCheck.ts'
import { readConfig, readEmulators } from './config.ts'
import { once } from './once.ts'

export const firebaseApp = once(async (): Promise<FirebaseApp> => {
  const app = initializeApp(await readConfig())
  await startAppCheck(app)
  return app
})

/**
 * The addresses of the local services. Callers ask for the build's mode first, each in its own module, where it is a
 * constant: so a production build holds neither this nor any other switch to emulators.
 */
export const emulators = /* @__PURE__ */ once(readEmulators)
