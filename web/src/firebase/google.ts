/** Sign-in in Google's popup window, which the SDK opens at 500 x 600. Its scripts load when this is called. */
import { GoogleAuthProvider, browserPopupRedirectResolver, signInWithPopup } from 'firebase/auth'
import { authClient } from './auth.ts'

export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(await authClient(), new GoogleAuthProvider(), browserPopupRedirectResolver)
}
