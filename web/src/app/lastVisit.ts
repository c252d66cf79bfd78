/**
 * When the network is missing, what was seen on the last visit stands in for an answer, after the network was asked, never
 * instead of it (docs/decisions/045-what-a-browser-keeps.md). Loaded when the page is idle, or when the network is missing.
 */
import { ARTIFACTS, HIDDEN, LIKES } from '@tracker/domain/collections.ts'
import type { Query, QueryClient } from '@tanstack/react-query'
import { createStore } from '#createStore.ts'
import { whenIdle } from '#whenIdle.ts'
import { keep, recall } from './keptAnswers.ts'

/** Milliseconds that changes wait for others before they are kept. */
const KEEP_MS = 1_000
/** What is kept, by the collection that a key begins with. A personal key has the person in it. */
const KEPT: readonly unknown[] = [ARTIFACTS, HIDDEN, LIKES]
const isKept = ({ queryKey }: Query) => KEPT.includes(queryKey[0])

/** The questions whose answers are from an earlier visit, by their hashes. */
export const recalled = createStore<ReadonlySet<string>>(new Set())
function markRecalled(hash: string, isSo: boolean): void {
  const before = recalled.get()
  if (before.has(hash) === isSo) return
  recalled.set(new Set(isSo ? [...before, hash] : [...before].filter((one) => one !== hash)))
}

/** The questions that are about to be answered from an earlier visit. */
const recalling = new Set<string>()

/**
 * The answer of an earlier visit, when the network is missing for good: at once when the browser knows that it is, else
 * with the second attempt.
 * @throws what it was told, when there is none
 */
export async function recallInstead(problem: unknown, query: Query): Promise<unknown> {
  const { fetchFailureCount, fetchMeta } = query.state
  const isMore = Boolean(fetchMeta && 'fetchMore' in fetchMeta && fetchMeta.fetchMore)
  const isForGood = !navigator.onLine || fetchFailureCount > 0
  if (isMore || !isForGood || !isKept(query)) throw problem
  const answer = await recall(query).catch(() => null)
  if (answer === null) throw problem
  recalling.add(query.queryHash)
  return answer
}

/** Asks again for everything that is from an earlier visit. */
export function askAgain(client: QueryClient): void {
  const predicate = ({ queryHash }: Query) => recalled.get().has(queryHash)
  client.removeQueries({ type: 'inactive', predicate })
  client.refetchQueries({ type: 'active', predicate }).catch(console.error)
}

/** Keeps what this visit has read and reads, while the page is idle, and asks again when the network is back. */
export function keepForNextVisit(client: QueryClient): void {
  const cache = client.getQueryCache()
  const changed = new Set<Query>()
  const keepChanged = () => {
    // What was forgotten meanwhile, at a sign-out, stays forgotten.
    const isNew = (query: Query) =>
      cache.get(query.queryHash) === query && !recalled.get().has(query.queryHash)
    const queries = [...changed].filter((query) => isNew(query))
    changed.clear()
    keep(queries).catch(console.warn)
  }
  const keepSoon = (query: Query) => {
    if (!isKept(query)) return
    if (changed.size === 0) setTimeout(() => whenIdle(keepChanged), KEEP_MS)
    changed.add(query)
  }
  const settle = ({ queryHash }: Query) => markRecalled(queryHash, recalling.delete(queryHash))
  for (const query of cache.getAll()) {
    settle(query)
    keepSoon(query)
  }
  cache.subscribe((event) => {
    const query = event.query as Query
    if (event.type === 'removed') markRecalled(query.queryHash, false)
    if (event.type !== 'updated') return
    if (event.action.type === 'success') settle(query)
    if (event.action.type === 'success' || event.action.type === 'setState') keepSoon(query)
  })
  addEventListener('online', () => askAgain(client))
}
