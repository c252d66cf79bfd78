/** Firebase Auth: accounts, sessions and tokens. Loaded only if a user may be signed in, or is about to sign in. */
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  indexedDBLocalPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
  signOut,
  updateProfile,
} from 'firebase/auth'
import { firebaseApp } from '#firebase/app.ts'
import { emulators } from '#firebase/config.ts'
import { memoizeAsync } from '#firebase/memoizeAsync.ts'
import { requestAuth, setSessionHint } from './sessionHint.ts'

/**
 * The Auth client, without the popup resolver: Google's scripts load with the Google sign-in
 * (googleSignIn.ts).
 */
export const authClient = memoizeAsync(async (): Promise<Auth> => {
  const app = await firebaseApp()
  const local = import.meta.env.MODE === 'production' ? null : (await emulators()).auth
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (local !== null) connectAuthEmulator(auth, local, { disableWarnings: true })
  auth.onAuthStateChanged((user) => setSessionHint(user !== null))
  requestAuth()
  return auth
})

/** Signs in. @throws Auth's error */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(await authClient(), email, password)
}

/** Creates an account and signs in with it. @throws Auth's error */
export async function createAccount(email: string, password: string): Promise<void> {
  await createUserWithEmailAndPassword(await authClient(), email, password)
}

/** Sets name and photo of the signed-in user, and refreshes the token, which contains them. */
export async function setProfile(displayName: string, photoURL: string): Promise<void> {
  const { currentUser } = await authClient()
  if (!currentUser) throw new Error('Nobody is signed in.')
  await updateProfile(currentUser, { displayName, photoURL })
  await currentUser.getIdToken(true)
}

/**
 * Returns the ID token of the signed-in user; null when signed out.
 * @param refreshed requests a new token
 */
export async function idToken(refreshed: boolean): Promise<string | null> {
  const { currentUser } = await authClient()
  return currentUser ? currentUser.getIdToken(refreshed) : null
}

/** Signs out. */
export async function endSession(): Promise<void> {
  await signOut(await authClient())
}
