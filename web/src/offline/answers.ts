/**
 * What was read on the last visits, in this browser, for when the network is missing
 * (docs/decisions/045-what-a-browser-keeps.md). It is never asked before the network, and goes when its reader signs out.
 */

/** Records that are kept at most, the newest. */
const RECORDS_MAX = 500
/** Milliseconds for which an answer is kept. */
const AGE_MAX_MS = 7 * 24 * 60 * 60_000
/** The browser's cache for it, and where it is noted whose session it is from. */
const CACHE = 'answers'
const OWNER_KEY = 'answers-of'
/** Headers of a kept answer, so that nothing has to be parsed to let it go. */
const SAVED_AT = 'X-Saved-At'
const RECORDS = 'X-Records'

export interface Answer {
  /** As they were read; whoever recalls them parses them. */
  readonly records: readonly unknown[]
  /** Whether there were more than these. */
  readonly hasMore: boolean
}

/** One after the other: what is forgotten is not written again by something that was on its way. */
let last: Promise<unknown> = Promise.resolve()
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const turn = last.then(run)
  last = turn.catch(() => undefined)
  return turn
}

/** The cache; null where the browser has none for us, and then nothing is kept. */
const open = async () => ('caches' in globalThis ? caches.open(CACHE) : null)
const addressOf = (name: string) => `/kept/${encodeURIComponent(name)}`
const numberIn = ({ headers }: Response, name: string) => Number(headers.get(name))

/** Lets go of what is too old or too much. */
async function prune(cache: Cache, now: number): Promise<void> {
  const kept = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request)
      if (!response) return { request, savedAt: 0, records: 0 }
      return { request, savedAt: numberIn(response, SAVED_AT), records: numberIn(response, RECORDS) }
    }),
  )
  let count = 0
  for (const { request, savedAt, records } of kept.toSorted((one, other) => other.savedAt - one.savedAt)) {
    count += records
    if (count > RECORDS_MAX || now - savedAt > AGE_MAX_MS) await cache.delete(request)
  }
}

/** @param name names the question and, when the answer is personal, the person */
export function keepAnswer(name: string, answer: Answer, now = Date.now()): Promise<void> {
  return inTurn(async () => {
    const cache = await open()
    if (!cache) return
    const headers = { [SAVED_AT]: String(now), [RECORDS]: String(Math.max(1, answer.records.length)) }
    await cache.put(addressOf(name), Response.json(answer, { headers }))
    await prune(cache, now)
  })
}

/** What was kept under a name; null when there is nothing, or nothing of this week. */
export function recallAnswer(name: string, now = Date.now()): Promise<Answer | null> {
  return inTurn(async () => {
    const response = await (await open())?.match(addressOf(name))
    if (!response || now - numberIn(response, SAVED_AT) > AGE_MAX_MS) return null
    return (await response.json()) as Answer
  })
}

/** Lets go of everything: whoever read it leaves. */
export function forgetAnswers(): Promise<void> {
  return inTurn(async () => {
    if (await open()) await caches.delete(CACHE)
    localStorage.removeItem(OWNER_KEY)
  })
}

/** Lets go of what another person has read, once it is known who is here. @param uid empty when nobody is signed in */
export async function settleOwner(uid: string): Promise<void> {
  const owner = localStorage.getItem(OWNER_KEY) ?? ''
  if (owner !== '' && owner !== uid) await forgetAnswers()
  if (uid !== '') localStorage.setItem(OWNER_KEY, uid)
}
