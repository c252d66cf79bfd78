/** Google sign-in at the Auth emulator, which trusts unsigned claims of a Google account. */
import { inject } from 'vitest'
import { objectOf } from '../../support/ask.ts'

export interface GoogleSignIn {
  readonly uid: string
  readonly token: string
}

/** Signs in with a Google account that has a verified e-mail. */
export async function signInWithGoogle(email: string): Promise<GoogleSignIn> {
  const claims = JSON.stringify({ sub: `google-${email}`, email, email_verified: true, name: 'True Owner' })
  const response = await fetch(
    `http://${inject('authHost')}/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=any`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        postBody: `providerId=google.com&id_token=${encodeURIComponent(claims)}`,
        requestUri: 'http://localhost',
        returnSecureToken: true,
      }),
    },
  )
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(JSON.stringify(answer))
  const { localId, idToken } = objectOf(answer)
  return { uid: String(localId), token: String(idToken) }
}
