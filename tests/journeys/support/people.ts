/** Creates accounts through the Auth emulator's REST API. */
import * as z from 'zod/mini'
import { PROJECT_ID } from '../../../tools/cli/paths.ts'
import { services } from './services.ts'

export interface Person {
  readonly uid: string
  readonly name: string
  readonly email: string
  readonly password: string
  /** ID token, valid for an hour. */
  readonly token: string
  /** Refresh token. */
  readonly refreshToken: string
}

export const PASSWORD = 'Antiquity1'
let made = 0

/** Returns the prefix with a unique suffix. */
export function unique(prefix: string): string {
  made += 1
  return `${prefix} ${process.pid.toString(36)}${Date.now().toString(36)}${made}`
}

export const newEmail = () => `${unique('person').replace(' ', '-')}@example.com`

async function auth(path: string, body: object, asOwner = false): Promise<Record<string, unknown>> {
  const response = await fetch(`${services.authUrl}/identitytoolkit.googleapis.com/v1/${path}?key=any`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(asOwner && { Authorization: 'Bearer owner' }) },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return z.parse(z.record(z.string(), z.unknown()), answer)
}

async function signIn(email: string): Promise<Pick<Person, 'token' | 'refreshToken'>> {
  const answer = await auth('accounts:signInWithPassword', {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  })
  return { token: String(answer.idToken), refreshToken: String(answer.refreshToken) }
}

/**
 * Creates an account and signs it in. The token of `accounts:signUp` is not used: the emulator takes its time before
 * that of the password, so that at the turn of a second it belongs to a sign-in before the account's first.
 */
export async function newPerson({ name = 'Ada Lovelace', photoUrl = '' } = {}): Promise<Person> {
  const email = newEmail()
  const { localId } = await auth('accounts:signUp', { email, password: PASSWORD, displayName: name })
  const uid = String(localId)
  if (photoUrl !== '') await auth(`projects/${PROJECT_ID}/accounts:update`, { localId: uid, photoUrl }, true)
  return { uid, name, email, password: PASSWORD, ...(await signIn(email)) }
}

/** Creates an account with the claim that `npm run curator` sets. */
export async function newCurator(): Promise<Person> {
  const person = await newPerson({ name: 'Gertrude Bell' })
  const customAttributes = JSON.stringify({ curator: true })
  await auth(`projects/${PROJECT_ID}/accounts:update`, { localId: person.uid, customAttributes }, true)
  return { ...person, ...(await signIn(person.email)) }
}

/** Disables an account, so that its tokens cannot be refreshed. */
export async function disable({ uid }: Person): Promise<void> {
  await auth(`projects/${PROJECT_ID}/accounts:update`, { localId: uid, disableUser: true }, true)
}
