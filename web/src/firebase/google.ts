/** Sign-in in Google's popup window, which the SDK opens at 500 x 600. Its scripts load when this is called. */
import { GoogleAuthProvider, browserPopupRedirectResolver, signInWithPopup } from 'firebase/auth'
import { authClient } from './auth.ts'

/** Opens Google’s window, and resolves when somebody is signed in. @throws the SDK’s error when it is closed or blocked */
export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(await authClient(), new GoogleAuthProvider(), browserPopupRedirectResolver)
}
