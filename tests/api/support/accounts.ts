/** Accounts of the Auth emulator, with valid and forged tokens. */
import { inject } from 'vitest'
import { PROJECT_ID } from '../../../tools/cli/paths.ts'
import { objectOf } from './ask.ts'

export interface Account {
  readonly uid: string
  readonly email: string
  readonly password: string
  readonly token: string
}

let made = 0

/** Calls the emulator's REST interface; `owner` is its administrator. */
async function auth(path: string, body: unknown, owner = false): Promise<Record<string, unknown>> {
  const response = await fetch(
    `http://${inject('authHost')}/identitytoolkit.googleapis.com/v1/${path}?key=any`,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(owner && { Authorization: 'Bearer owner' }) },
      body: JSON.stringify(body),
    },
  )
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return objectOf(answer)
}

const uniqueEmail = () => {
  made += 1
  return `person-${process.pid}-${Date.now().toString(36)}-${made}@example.com`
}

export async function signIn(email: string, password: string): Promise<string> {
  const answer = await auth('accounts:signInWithPassword', { email, password, returnSecureToken: true })
  return String(answer.idToken)
}

/**
 * Creates an account and signs it in. The token of `accounts:signUp` is not used: the emulator takes its time before
 * that of the password, so that at the turn of a second it belongs to a sign-in before the account's first.
 */
export async function signUp({
  email = uniqueEmail(),
  displayName,
}: { email?: string; displayName?: string } = {}): Promise<Account> {
  const password = 'Antiquity1'
  const { localId } = await auth('accounts:signUp', { email, password, displayName })
  return { uid: String(localId), email, password, token: await signIn(email, password) }
}

export function signUpMany(count: number): Promise<Account[]> {
  return Promise.all(Array.from({ length: count }, () => signUp()))
}

/** Creates an anonymous account, which has no e-mail. */
export async function signUpAnonymously(): Promise<{ uid: string; token: string }> {
  const account = await auth('accounts:signUp', { returnSecureToken: true })
  return { uid: String(account.localId), token: String(account.idToken) }
}

const change = (uid: string, fields: object) =>
  auth(`projects/${PROJECT_ID}/accounts:update`, { localId: uid, ...fields }, true)

export const disable = (uid: string) => change(uid, { disableUser: true })
export const changeName = (uid: string, displayName: string) => change(uid, { displayName })
export const changePhoto = (uid: string, photoUrl: string) => change(uid, { photoUrl })
export const changeEmail = (uid: string, email: string) => change(uid, { email })
/** Revokes sessions that started before a time in seconds. */
export const revoke = (uid: string, validSince: number) => change(uid, { validSince: String(validSince) })
/** Creates a curator; the token has the curator claim. */
export async function signUpCurator(): Promise<Account> {
  const account = await signUp()
  await change(account.uid, { customAttributes: JSON.stringify({ curator: true }) })
  return { ...account, token: await signIn(account.email, account.password) }
}

/** Creates two users and a curator. */
export async function signUpPeople(): Promise<Readonly<Record<'ada' | 'bob' | 'curator', Account>>> {
  const [ada, bob, curator] = await Promise.all([
    signUp({ displayName: 'Ada Lovelace' }),
    signUp({ displayName: 'Bob' }),
    signUpCurator(),
  ])
  return { ada, bob, curator }
}

export const deleteAccount = (uid: string) =>
  auth(`projects/${PROJECT_ID}/accounts:delete`, { localId: uid }, true)

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** The claims of a token. */
export function claimsOf(token: string): Record<string, unknown> {
  return objectOf(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')))
}

/** Returns the token with other claims, unsigned like the emulator's tokens. Undefined claims are removed. */
export function forge(token: string, claims: Readonly<Record<string, unknown>>): string {
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claimsOf(token), ...claims })}.`
}
