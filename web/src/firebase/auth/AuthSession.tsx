/**
 * Provides the signed-in user with ReactFire. Loads Auth, so it is imported only when a user may be signed in
 * or is about to sign in.
 */
import { EmailAuthProvider, type User } from 'firebase/auth'
import { type ReactNode, useEffect } from 'react'
import { AuthProvider, FirebaseAppProvider, useUser } from 'reactfire'
import { firebaseApp } from '#firebase/app.ts'
import { authClient } from './auth.ts'
import type { UserProfile } from './currentUser.ts'

type OnUser = (user: UserProfile | null) => void

function toProfile(user: User): UserProfile {
  const { uid, email, displayName, photoURL, emailVerified, providerData, metadata } = user
  const createdAt = Date.parse(metadata.creationTime ?? '')
  const hasPassword = providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID)
  return {
    uid,
    email: email ?? '',
    displayName: displayName ?? '',
    photoURL: photoURL ?? '',
    ...(Number.isFinite(createdAt) && { createdAt }),
    ...(hasPassword && { hasPassword }),
    ...(!emailVerified && { isUnverified: true }),
  }
}

/** Reports the user, also after every change of user, profile or token. */
function UserListener({ onUser }: { onUser: OnUser }) {
  // A new result object per event; `data` stays the same object when Auth modifies its user.
  const result = useUser()
  useEffect(() => {
    let isCurrent = true
    const report = async (user: User | null) => {
      onUser(user && toProfile(user))
      const token = await user?.getIdTokenResult()
      if (user && token?.claims.curator === true && isCurrent) onUser({ ...toProfile(user), isCurator: true })
    }
    if (result.status === 'success')
      report(result.data).catch((error: unknown) => console.warn('The token could not be read.', error))
    return () => {
      isCurrent = false
    }
  }, [result, onUser])
  return null
}

/**
 * Returns the listener as an element to render.
 * @throws if Auth cannot be started
 */
export async function loadAuthSession(onUser: OnUser): Promise<ReactNode> {
  const [app, auth] = await Promise.all([firebaseApp(), authClient()])
  return (
    <FirebaseAppProvider firebaseApp={app}>
      <AuthProvider sdk={auth}>
        <UserListener onUser={onUser} />
      </AuthProvider>
    </FirebaseAppProvider>
  )
}
