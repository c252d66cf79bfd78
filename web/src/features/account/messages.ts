/** User-facing messages for errors of the identity provider. */
import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { errorCode } from '#firebase/errors.ts'

/** One message for wrong addresses and wrong passwords, so that it does not reveal which accounts exist. */
const WRONG = msg`The e-mail or the password is wrong.`

const MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  'auth/invalid-credential': WRONG,
  'auth/invalid-login-credentials': WRONG,
  'auth/wrong-password': WRONG,
  'auth/user-not-found': WRONG,
  'auth/invalid-email': msg`This does not look like an e-mail address.`,
  'auth/missing-email': msg`Please enter your e-mail address.`,
  'auth/missing-password': msg`Please enter your password.`,
  'auth/email-already-in-use': msg`There is an account with this e-mail already. Please sign in.`,
  'auth/weak-password': msg`This password is too weak. Please choose a longer one.`,
  'auth/password-does-not-meet-requirements': msg`This password does not meet the requirements. Please choose a longer one with different kinds of characters.`,
  'auth/user-disabled': msg`This account has been disabled.`,
  'auth/user-token-expired': msg`Your sign-in has expired. Please sign in again.`,
  'auth/too-many-requests': msg`Too many attempts. Please wait a few minutes and try again.`,
  'auth/network-request-failed': msg`The sign-in service could not be reached. Check your connection and try again.`,
  'auth/internal-error': msg`The sign-in service did not answer as expected. Check your connection and try again.`,
  'auth/popup-blocked': msg`Your browser blocked the Google window. Allow pop-ups for this site and press the button again.`,
  'auth/popup-closed-by-user': msg`The Google window was closed before the sign-in was finished.`,
  'auth/cancelled-popup-request': msg`Another Google window was opened in the meantime. Please use that one.`,
  'auth/account-exists-with-different-credential': msg`There is an account with this e-mail already, with another way to sign in. Please use that one.`,
  'auth/operation-not-allowed': msg`This way to sign in is not enabled.`,
  'auth/unauthorized-domain': msg`Google sign-in is not enabled for this address.`,
}

/** Returns true if there is no account with the e-mail address. */
export const isUnknownAccount = (error: unknown): boolean => errorCode(error) === 'auth/user-not-found'

/** Returns the message for a failed sign-in, sign-up or sign-out. */
export function signInMessage(error: unknown): string {
  const code = errorCode(error)
  const known = MESSAGES[code]
  if (known) return i18n._(known)
  return code
    ? t`The sign-in service could not do this (${code}). Please try again.`
    : t`The sign-in service could not be reached. Please try again.`
}

/** Returns the error with its user-facing message. */
export function asSignInError(error: unknown): Error {
  return new Error(signInMessage(error), { cause: error })
}
