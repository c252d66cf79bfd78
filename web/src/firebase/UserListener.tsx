/** The signed-in user as ReactFire brings it. The identity provider's client is part of it: loaded after the first paint. */
import { type Auth, type User, onIdTokenChanged } from 'firebase/auth'
import { type ReactNode, useEffect, useState } from 'react'
import { useObservable } from 'reactfire'
import { Observable } from 'rxjs'
import { authClient } from './auth.ts'
import type { UserProfile } from './currentUser.ts'

function toProfile({ uid, email, displayName, photoURL }: User): UserProfile {
  return { uid, email: email ?? '', displayName: displayName ?? '', photoURL: photoURL ?? '' }
}

/** Says who is signed in, and again after every change of the person or of the profile. */
function userProfiles(auth: Auth): Observable<UserProfile | null> {
  return new Observable((subscriber) =>
    onIdTokenChanged(auth, (user) => {
      subscriber.next(user && toProfile(user))
      const tellCurator = async () => {
        const token = await user?.getIdTokenResult()
        if (!user || token?.claims.curator !== true || auth.currentUser !== user) return
        subscriber.next({ ...toProfile(user), isCurator: true })
      }
      tellCurator().catch((error: unknown) => console.warn('The token could not be read.', error))
    }),
  )
}

interface Props {
  auth: Auth
  onUser: (user: UserProfile | null) => void
}

function UserListener({ auth, onUser }: Props) {
  const [profiles] = useState(() => userProfiles(auth))
  // Not ReactFire's useUser: it takes 4 kB of compressed JavaScript more, and the provider changes its user in place.
  const { status, data } = useObservable<UserProfile | null>('signed-in user', profiles)
  useEffect(() => {
    if (status === 'success') onUser(data)
  }, [status, data, onUser])
  return null
}

/** The listener as an element to render. @throws when the identity provider's client cannot be started */
export async function loadUserListener(onUser: Props['onUser']): Promise<ReactNode> {
  return <UserListener auth={await authClient()} onUser={onUser} />
}
