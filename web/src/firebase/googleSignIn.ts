/** Sign-in in Google's popup window. Its scripts load when this is called. */
import { GoogleAuthProvider, browserPopupRedirectResolver, signInWithPopup } from 'firebase/auth'
import { authClient } from './auth.ts'

/** Opens Google's window and resolves after sign-in. @throws Auth's error when the window is closed or blocked */
export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(await authClient(), new GoogleAuthProvider(), browserPopupRedirectResolver)
}
