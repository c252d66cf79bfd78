/**
 * Who is using the app. The state lives with the data, since every feature asks. Whoever asks who is signed in also makes
 * sure that the end of a sign-in is told: the dialog is loaded when it is needed.
 */
import { onSignInExpired } from '#data/expiry.ts'

onSignInExpired(async () => {
  const { endExpiredSignIn } = await import('./signInExpiry.ts')
  await endExpiredSignIn()
})

export { useAccount } from '#data/account.ts'
