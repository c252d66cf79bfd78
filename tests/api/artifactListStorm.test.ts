import { beforeAll, expect, it } from 'vitest'
import { type Account, signUpPeople } from './support/accounts.ts'
import { type Api, startApi } from './support/api.ts'
import { add } from './support/artifacts.ts'
import { member, objectOf, type Reply } from './support/ask.ts'

/** Concurrent changes of one list, while its artifacts are hidden and deleted (docs/decisions/029-lists.md). */
const SEED = 20_261_123
const TABS = 5
const ARTIFACTS_PER_TAB = 4
const CHANGES_PER_TAB = 20

let api: Api
let ada: Account
let bob: Account
let curator: Account

beforeAll(async () => {
  api = await startApi({ WRITES_PER_MINUTE: '10000', RECORDS_PER_DAY_NEW: '1000' })
  ;({ ada, bob, curator } = await signUpPeople())
})

/** Random numbers below a limit (mulberry32), so that a failure can be repeated. */
function random(seed: number) {
  let state = seed
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/** Sends a write, and repeats it while the status is 503, which means that nothing was stored. */
async function send(method: string, path: string, { token }: Account, body?: unknown): Promise<Reply> {
  for (;;) {
    const reply = await api.ask(method, path, { token, ...(body !== undefined && { body }) })
    if (reply.status !== 503) return reply
  }
}

it(`loses no acknowledged change of an entry, whatever else changes the list (seed ${SEED})`, async () => {
  const ids: string[] = []
  for (let at = 0; at < TABS * ARTIFACTS_PER_TAB; at += 1) ids.push(await add(api.ask, bob.token))
  const list = String(member(await send('POST', '/lists', ada, { title: 'Storm' }), 'insertedId'))
  const expected = new Map<string, string>()
  const refused: string[] = []

  const editEntries = async (tab: number) => {
    const pick = random(SEED + tab)
    const own = ids.slice(tab * ARTIFACTS_PER_TAB, (tab + 1) * ARTIFACTS_PER_TAB)
    for (let at = 0; at < CHANGES_PER_TAB; at += 1) {
      const artifactId = own[pick(own.length)] ?? ''
      const note = `Note ${tab} ${at}`
      if (pick(4) === 0) {
        await send('DELETE', `/listEntries/${list}?artifactId=${artifactId}`, ada)
        expected.delete(artifactId)
      } else {
        const { status } = await send('POST', `/listEntries/${list}`, ada, { artifactId, note })
        // A deleted artifact cannot be added, but its existing entry can still be changed.
        if (status === 200) expected.set(artifactId, note)
        else if (status !== 404 || expected.has(artifactId)) refused.push(`${artifactId}: ${status}`)
      }
    }
  }
  const reorder = async () => {
    const pick = random(SEED - 1)
    for (let at = 0; at < CHANGES_PER_TAB; at += 1) {
      // Each tab reorders only the entries that existed when it was opened.
      const order = ids.filter(() => pick(2) === 0).toSorted(() => pick(3) - 1)
      await send('PATCH', `/lists/${list}`, ada, { order, title: `Storm ${at}` })
    }
  }
  const withdraw = async () => {
    const pick = random(SEED - 2)
    for (const id of ids) {
      const kind = pick(4)
      if (kind === 0) await send('DELETE', `/artifact/${id}`, bob)
      if (kind === 1) await send('POST', `/reports/${id}`, curator, { decision: 'hide', note: 'x' })
    }
  }
  const tabs = Array.from({ length: TABS }, (_, tab) => editEntries(tab))
  await Promise.all([...tabs, reorder(), withdraw()])

  expect(refused).toEqual([])
  const stored = objectOf((await api.store.db.doc(`lists/${list}`).get()).data())
  const entries = (stored.entries as unknown[]).map(objectOf)
  expect(new Map(entries.map(({ artifactId, note }) => [artifactId, note]))).toEqual(expected)
  expect(entries).toHaveLength(expected.size)
  expect(stored).toMatchObject({ uid: ada.uid, title: `Storm ${CHANGES_PER_TAB - 1}`, visibility: 'private' })
})
