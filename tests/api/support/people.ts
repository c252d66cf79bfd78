/** Starts the function over an empty store with two users and a curator, for one test file. */
import { beforeAll, beforeEach } from 'vitest'
import { type Account, signUpPeople } from './accounts.ts'
import { type Api, startApi } from './api.ts'

export let api: Api
export let ada: Account
export let bob: Account
export let curator: Account

const signUpAll = async () => void ({ ada, bob, curator } = await signUpPeople())

interface Options {
  /** Settings added to those of the local stack. */
  readonly env?: Readonly<Record<string, string>>
  /** Whether each test has new accounts; otherwise the tests of the file share them. */
  readonly isNewForEach?: boolean
}

/** Starts the function for this file, and empties the store before each test. */
export function withPeople({ env, isNewForEach = false }: Options = {}): void {
  beforeAll(async () => {
    api = await startApi(env)
    if (!isNewForEach) await signUpAll()
  })
  beforeEach(async () => {
    await api.store.clear()
    if (isNewForEach) await signUpAll()
  })
}
