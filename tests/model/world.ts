/** The real product: the built function, the local Firestore and accounts of the Auth emulator. */
import { type Account, signIn, signUp, signUpCurator } from '../api/support/accounts.ts'
import { type RunningFunction, startFunction, startStore, type Store } from '../api/support/api.ts'
import type { Reply } from '../api/support/ask.ts'
import { startRememberingAuth } from './rememberingAuth.ts'
import { MEMBERS, type Person, PEOPLE } from './state.ts'

/** No quota ends a sequence. Artifacts of an account with fewer than three visible ones are held. */
const ENV = {
  HOLD_FIRST_RECORDS: 'on',
  PHOTOS_PER_DAY: '1000000',
  SEARCH_MS_PER_MINUTE: '100000000',
  SITE_HOST: 'collection.example',
}
/** Photos are of one site, whichever port the function has. */
const SITE = { Host: 'collection.example' }
/** Sequences after which everybody is signed in again, because tokens expire after an hour. */
const SEQUENCES_PER_SIGN_IN = 10

export interface World {
  readonly store: Store
  /** Sends a request as a person, or as a visitor. */
  readonly call: (who: Person | null, method: string, path: string, body?: unknown) => Promise<Reply>
  readonly upload: (
    who: Person,
    form: { body: Uint8Array; headers: Record<string, string> },
  ) => Promise<Reply>
  readonly uidOf: (who: Person) => string
  readonly emailOf: (who: Person) => string
  /** Gives a person a new account, after the old one was deleted. */
  readonly renew: (who: Person) => Promise<void>
  /** Signs a person in again. */
  readonly refresh: (who: Person) => Promise<void>
  /** Empties the store for the next sequence. */
  readonly clear: () => Promise<void>
}

export async function startWorld(): Promise<World> {
  const store = await startStore()
  const auth = await startRememberingAuth()
  const { ask }: RunningFunction = await startFunction(store, {
    ...ENV,
    FIREBASE_AUTH_EMULATOR_HOST: auth.host,
  })
  const accounts = new Map<Person, Account>()
  let sequences = 0

  const accountOf = (who: Person): Account => {
    const account = accounts.get(who)
    if (!account) throw new Error(`${who} has no account.`)
    return account
  }
  const renew = async (who: Person) => {
    accounts.set(who, await (MEMBERS.some((member) => member === who) ? signUp() : signUpCurator()))
  }
  const refresh = async (who: Person) => {
    const account = accountOf(who)
    accounts.set(who, { ...account, token: await signIn(account.email, account.password) })
  }
  await Promise.all(PEOPLE.map(renew))

  return {
    store,
    call: (who, method, path, body) =>
      ask(method, path, {
        headers: SITE,
        ...(who && { token: accountOf(who).token }),
        ...(body !== undefined && { body }),
      }),
    upload: (who, { body, headers }) =>
      ask('POST', '/photos', { token: accountOf(who).token, body, headers: { ...headers, ...SITE } }),
    uidOf: (who) => accountOf(who).uid,
    emailOf: (who) => accountOf(who).email,
    renew,
    refresh,
    clear: async () => {
      await store.clear()
      auth.forget()
      sequences += 1
      if (sequences % SEQUENCES_PER_SIGN_IN === 0) await Promise.all(PEOPLE.map(refresh))
    },
  }
}
