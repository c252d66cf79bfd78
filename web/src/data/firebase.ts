/**
 * The Firebase app. Nothing that the first paint needs may import this folder's Firebase modules statically: they come
 * with the screens that read or sign in.
 */
import { type FirebaseApp, initializeApp } from 'firebase/app'
import { readConfig, readEmulators } from './config.ts'
import { lazily } from './lazily.ts'

/** Whether this build talks to the local services. A constant at build time: a production build has no such switch. */
export const IS_LOCAL = import.meta.env.MODE !== 'production'

export const firebaseApp = lazily(async (): Promise<FirebaseApp> => initializeApp(await readConfig()))

export const emulators = lazily(readEmulators)
