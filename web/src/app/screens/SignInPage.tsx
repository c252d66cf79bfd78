import SignInScreen from '#features/account/signIn/SignInScreen.tsx'
import { behindSignIn } from './behindSignIn.tsx'

/** Sign In, with a preview of the page behind it. */
export default function SignInPage() {
  return <SignInScreen behind={behindSignIn} />
}
