/**
 * Who is using the app. The answer starts as unknown, since the identity provider's client loads after the first paint,
 * and never stays so: when the provider does not answer in time, it is nobody until it does.
 */
import { useSyncExternalStore } from 'react'

export interface Viewer {
  readonly uid: string
  readonly email: string
  readonly displayName: string
  /** Empty when the account has no photo. */
  readonly photoURL: string
}

export type Account = { status: 'unknown' } | { status: 'nobody' } | { status: 'signed-in'; user: Viewer }

const PATIENCE_MS = 10_000
const IDLE_MS = 1_000
const NOBODY: Account = { status: 'nobody' }

let account: Account = { status: 'unknown' }
let signIns = 0
let isStarted = false
const listeners = new Set<() => void>()

const uidOf = (one: Account) => (one.status === 'signed-in' ? one.user.uid : '')

function isSame(one: Account, other: Account): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function become(next: Account): void {
  if (isSame(account, next)) return
  if (account.status !== 'unknown' && uidOf(account) !== uidOf(next)) signIns += 1
  account = next
  for (const listener of listeners) listener()
}

/** Tells everyone who is signed in. The provider's client calls it. */
export function publishAccount(user: Viewer | null): void {
  become(user ? { status: 'signed-in', user } : NOBODY)
}

/** Loads the provider's client and so finds out who is signed in. */
async function findOut(): Promise<void> {
  const giveUp = setTimeout(() => {
    if (account.status === 'unknown') become(NOBODY)
  }, PATIENCE_MS)
  try {
    const { authClient } = await import('./auth.ts')
    await (await authClient()).authStateReady()
  } catch (error) {
    console.warn('The sign-in could not be restored.', error)
    if (account.status === 'unknown') become(NOBODY)
  } finally {
    clearTimeout(giveUp)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isStarted) {
    isStarted = true
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void findOut(), { timeout: IDLE_MS })
    else setTimeout(() => void findOut(), 0)
  }
  return () => listeners.delete(listener)
}

/** Who is using the app, as a hook. */
export function useAccount(): Account {
  return useSyncExternalStore(subscribe, currentAccount)
}

function currentAccount(): Account {
  return account
}

/** Changes with every sign-in and sign-out, so that no kept answer is shown to the next person. */
export function useSignIns(): number {
  return useSyncExternalStore(subscribe, () => signIns)
}
