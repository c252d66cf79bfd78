/** The store dies again and again while many users read and write: no response is a bug, and what was acknowledged is kept. */
import { beforeAll, expect, it } from 'vitest'
import { scaled } from '../../support/scale.ts'
import { type Account, signUpMany } from '../support/accounts.ts'
import { type RunningFunction, startFunction } from '../support/api.ts'
import { anArtifact, storeArtifacts } from '../support/artifacts.ts'
import { member } from '../support/ask.ts'
import { type MortalStore, startMortalStore } from '../support/store.ts'

const KILLS = scaled(20)
const USERS = 6

let store: MortalStore
let api: RunningFunction
let users: Account[]
beforeAll(async () => {
  store = await startMortalStore()
  api = await startFunction(store, { LOG_ERROR_MESSAGES: 'on' })
  users = await signUpMany(USERS)
  const coins = Array.from({ length: 1_200 }, (_, index) => ({
    id: `coin-${index}`,
    uid: 'collector',
    fields: { artifact_name: `Coin ${index}` },
  }))
  await storeArtifacts(store.db, coins)
})

/** Statuses that a client handles: 503 is repeated after Retry-After. */
const EXPECTED = new Set([200, 201, 404, 409, 503])

it('calls are answered with their result or 503 and Retry-After, and nothing acknowledged is lost', async () => {
  const added = new Map<string, string>()
  const odd: string[] = []
  const over = new AbortController()
  const call = async (token: string, method: string, path: string, body?: unknown) => {
    const reply = await api.ask(method, path, { token, ...(body !== undefined && { body }) })
    const { status } = reply
    if (!EXPECTED.has(status) || (status === 503 && !reply.headers.has('Retry-After'))) {
      odd.push(`${method} ${path} ${status} ${reply.text}`)
    }
    return reply
  }
  const use = async ({ token, uid, email }: Account, user: number) => {
    for (let round = 0; !over.signal.aborted; round += 1) {
      const name = `Amulet ${user} ${round}`
      const created = await call(token, 'POST', '/artifacts', anArtifact({ artifact_name: name }))
      const id = member(created, 'insertedId')
      if (created.status === 201 && typeof id === 'string') {
        added.set(id, name)
        await call(token, 'POST', '/likes', { artifactId: id })
        await call(token, 'PATCH', `/updateArtifact/${id}`, { historical_context: 'Found again.' })
        await call(token, 'GET', `/artifact/${id}`)
        await call(token, 'DELETE', `/likes/${uid}_${id}`)
      }
      await call(token, 'GET', '/artifacts')
      await call(token, 'GET', `/search?q=coin%20${round}`)
      await call(token, 'GET', `/myArtifacts?email=${email}`)
      await call(token, 'GET', '/account')
      await call(token, 'GET', '/similar/coin-7')
    }
  }
  const working = users.map(use)
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = added.size
    await expect.poll(() => added.size, { timeout: 60_000, interval: 20 }).toBeGreaterThan(before)
    await store.kill()
  }
  over.abort()
  await Promise.all(working)

  expect(odd).toEqual([])
  for (const [id, name] of added) {
    const stored = await store.db.doc(`artifacts/${id}`).get()
    expect(stored.get('artifact_name')).toBe(name)
  }
  // A file in which a response had status 500 fails (`startFunction`).
})
