import SignInScreen from '#features/account/SignInScreen.tsx'
import { behindSignIn } from './behindSignIn.tsx'

/** Sign In, with what waits behind it. */
export default function SignInPage() {
  return <SignInScreen behind={behindSignIn} />
}
