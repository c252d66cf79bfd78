/** Who an artifact is said to be added by. */
import { adderName } from '@tracker/domain/account.ts'
import { getAuth } from 'firebase-admin/auth'
import type { Adder } from '#artifacts/add.ts'
import { app } from '#firestore.ts'
import { invalidToken, type Person } from '#http/authenticate.ts'
import { askIdentity } from '#http/identity.ts'

/** The account's display name is asked for, because the one in a token is as old as the sign-in. */
export async function adderOf({ uid, email }: Person, submitted: string | undefined): Promise<Adder> {
  const { displayName } = await askIdentity(() => getAuth(app).getUser(uid), invalidToken)
  return { uid, email, name: adderName(displayName, submitted, email) }
}
