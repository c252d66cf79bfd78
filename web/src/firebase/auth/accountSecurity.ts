/** Password, e-mail address and verification of the account, with Firebase Auth's own e-mails. */
import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  updatePassword,
  type User,
  verifyBeforeUpdateEmail,
} from 'firebase/auth'
import { activeLanguage } from '#i18n/language.ts'
import { authClient } from './auth.ts'

/** The Auth client, which sends e-mails in the language of the page. */
async function mailClient() {
  const auth = await authClient()
  auth.languageCode = activeLanguage()
  return auth
}

/** Signs the user in again, which Auth requires before changing password or address. */
async function reauthenticated(password: string): Promise<User> {
  const { currentUser } = await mailClient()
  if (!currentUser?.email) throw new Error('Nobody is signed in with a password.')
  await reauthenticateWithCredential(currentUser, EmailAuthProvider.credential(currentUser.email, password))
  return currentUser
}

/**
 * Sends an e-mail with a link to set a new password.
 * @throws Auth's error
 */
export async function sendPasswordReset(email: string): Promise<void> {
  await sendPasswordResetEmail(await mailClient(), email)
}

/** Sets a new password. @throws Auth's error */
export async function changePassword(current: string, next: string): Promise<void> {
  await updatePassword(await reauthenticated(current), next)
}

/**
 * Sends an e-mail with a link to the new address. The address changes when the link is opened.
 * @throws Auth's error
 */
export async function changeEmail(password: string, email: string): Promise<void> {
  await verifyBeforeUpdateEmail(await reauthenticated(password), email)
}

/**
 * Sends an e-mail with a link that verifies the address.
 * @throws Auth's error
 */
export async function sendVerification(): Promise<void> {
  const { currentUser } = await mailClient()
  if (!currentUser) throw new Error('Nobody is signed in.')
  await sendEmailVerification(currentUser)
}
