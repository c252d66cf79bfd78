import SignUpScreen from '#features/account/SignUpScreen.tsx'
import { behindSignIn } from './behindSignIn.tsx'

/** Sign Up, with what waits behind it. */
export default function SignUpPage() {
  return <SignUpScreen behind={behindSignIn} />
}
