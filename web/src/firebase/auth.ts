/** The identity provider: accounts, sessions and their tokens. Loaded only where somebody may be signed in, or is about to be. */
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
import { firebaseApp } from './app.ts'
import { emulators } from './config.ts'
import { once } from './once.ts'
import { needAuth, noteSignIn } from './signInMarker.ts'

/** The provider's client. Google's scripts are not part of it: they come when Google is pressed (google.ts). */
export const authClient = once(async (): Promise<Auth> => {
  const app = await firebaseApp()
  const local = import.meta.env.MODE === 'production' ? null : (await emulators()).auth
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  })
  if (local !== null) connectAuthEmulator(auth, local, { disableWarnings: true })
  auth.onAuthStateChanged((user) => noteSignIn(user !== null))
  needAuth()
  return auth
})

/** Signs in. @throws the provider’s refusal */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(await authClient(), email, password)
}

/** Makes an account, and signs in with it. @throws the provider’s refusal */
export async function createAccount(email: string, password: string): Promise<void> {
  await createUserWithEmailAndPassword(await authClient(), email, password)
}

/** Sets the name and photo of who is signed in, and asks for a token that carries them. */
export async function setProfile(displayName: string, photoURL: string): Promise<void> {
  const { currentUser } = await authClient()
  if (!currentUser) throw new Error('Nobody is signed in.')
  await updateProfile(currentUser, { displayName, photoURL })
  await currentUser.getIdToken(true)
}

/** The token of who is signed in; null when nobody is. `refreshed` asks the provider for a new one. */
export async function idToken(refreshed: boolean): Promise<string | null> {
  const { currentUser } = await authClient()
  return currentUser ? currentUser.getIdToken(refreshed) : null
}

/** Signs out who is signed in. */
export async function endSession(): Promise<void> {
  await signOut(await authClient())
}
