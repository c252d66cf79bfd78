/** Sign-in with Google's popup window. Its scripts load on first call. */
import { GoogleAuthProvider, browserPopupRedirectResolver, signInWithPopup } from 'firebase/auth'
import { authClient } from './auth.ts'

/**
 * Opens Google's window and resolves after sign-in.
 * @throws Auth's error if the window is closed or blocked
 */
export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(await authClient(), new GoogleAuthProvider(), browserPopupRedirectResolver)
}
