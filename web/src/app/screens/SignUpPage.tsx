import SignUpScreen from '#features/account/signIn/SignUpScreen.tsx'
import { behindSignIn } from './behindSignIn.tsx'

/** Sign Up, with a preview of the page behind it. */
export default function SignUpPage() {
  return <SignUpScreen behind={behindSignIn} />
}
