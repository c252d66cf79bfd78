import { beforeAll, expect, it } from 'vitest'
import { type Account, signUp, signUpCurator } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { storeArtifact } from '../support/artifacts.ts'
import { member, objectOf, type Reply } from '../support/ask.ts'
import { type Instances, startSecond } from '../support/crash.ts'
import { violations } from '../support/invariants.ts'
import { findRepairs, removeRecordsWithoutAccount, repairAll } from '../support/operator.ts'
import { seeded } from '../../../tools/bench/search/museumNames.ts'
import { IS_FULL, scaled } from '../../support/scale.ts'

/**
 * Tests concurrent changes of lists in several tabs, while other users try to change them, artifacts are hidden and deleted,
 * accounts are deleted, and instances are killed (docs/decisions/029-lists.md). `SEED=... npx vitest run --project api tests/api/lists/artifactListStorm.test.ts`
 * repeats a failure.
 */
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
const TABS = IS_FULL ? 4 : 2
const ARTIFACTS_PER_TAB = 6
const CHANGES = scaled(50)
/** An instance that is killed costs a second of processor time. */
const KILLS_MAX = IS_FULL ? Infinity : 1
/** Replies after which the next instance is killed. */
const REPLIES_PER_KILL = 40

let store: Api['store']
let instances: Instances
let people: Readonly<Record<'owner' | 'adder' | 'leaver' | 'stranger', Account>>
let curator: Account

beforeAll(async () => {
  const api = await startApi()
  ;({ store } = api)
  instances = await startSecond(store, api)
  const [owner, adder, leaver, stranger] = await Promise.all([signUp(), signUp(), signUp(), signUp()])
  people = { owner, adder, leaver, stranger }
  curator = await signUpCurator()
})

/** An artifact's note by its id. */
type Notes = Map<string, string>

/**
 * Sends requests and repeats them until they are answered, because an instance may die during a request. 503
 * means that nothing was stored.
 */
function startSending() {
  const state = { replies: 0, kills: 0 }
  let crash: Promise<void> | null = null
  const crashOne = async () => {
    await instances.crash()
    state.kills += 1
    crash = null
  }
  const send = async (
    method: string,
    path: string,
    who?: Account,
    body?: unknown,
    key = '',
  ): Promise<Reply> => {
    for (;;) {
      const asked = {
        ...(who && { token: who.token }),
        ...(body !== undefined && { body }),
        ...(key !== '' && { headers: { 'Idempotency-Key': key } }),
      }
      const reply = await instances.ask(method, path, asked).catch(() => null)
      if (reply === null) continue
      state.replies += 1
      const isDue = state.replies % REPLIES_PER_KILL === 0
      if (isDue && state.kills < KILLS_MAX) crash ??= crashOne()
      if (reply.status !== 503) return reply
    }
  }
  return { send, state, settled: async () => void (await crash) }
}

/** Reads a stored list. */
async function storedList(id: string) {
  const stored = objectOf((await store.db.doc(`lists/${id}`).get()).data())
  return { stored, entries: (stored.entries as unknown[]).map(objectOf) }
}

it(`a list loses no acknowledged change and is changed by its owner alone, despite kills and deletions (SEED=${seed})`, async () => {
  const { send, state, settled } = startSending()
  const { owner, adder, leaver, stranger } = people
  const make = async (who: Account, title: string, visibility: string) =>
    String(member(await send('POST', '/lists', who, { title, visibility }), 'insertedId'))
  const ids = Array.from({ length: TABS * ARTIFACTS_PER_TAB }, (_, at) => `artifact-${at}`)
  // Every third artifact is deleted together with its adder's account.
  for (const [at, id] of ids.entries()) {
    const likers = [owner, adder, stranger].slice(0, at % 4).map(({ uid }) => uid)
    await storeArtifact(store.db, { id, uid: (at % 3 ? adder : leaver).uid, likers })
  }
  const [shared, closed, judged, doomed] = [
    await make(owner, 'Shared', 'link'),
    await make(owner, 'Closed', 'private'),
    await make(owner, 'Judged', 'link'),
    await make(owner, 'Doomed', 'link'),
  ]
  await make(leaver, 'Of somebody who leaves', 'link')
  const lists = [shared, closed, judged]
  const expected = new Map<string, Notes>(lists.map((id) => [id, new Map()]))
  const odd: string[] = []
  const isRefused = ({ status }: Reply, what: string, ...allowed: readonly number[]) => {
    if (!allowed.includes(status)) odd.push(`${what}: ${status}`)
  }

  const editEntries = async (tab: number) => {
    const random = seeded(seed + 1 + tab)
    const own = ids.slice(tab * ARTIFACTS_PER_TAB, (tab + 1) * ARTIFACTS_PER_TAB)
    for (let at = 0; at < CHANGES; at += 1) {
      const [list = '', artifactId = ''] = [lists[random(lists.length)], own[random(own.length)]]
      const notes = expected.get(list)
      const note = `<b>Note</b> "${tab}" & ${at}`
      if (random(4) === 0) {
        isRefused(await send('DELETE', `/listEntries/${list}?artifactId=${artifactId}`, owner), 'take', 200)
        notes?.delete(artifactId)
      } else {
        const reply = await send('POST', `/listEntries/${list}`, owner, { artifactId, note })
        // A deleted artifact cannot be added, but its existing entry can still be changed.
        if (reply.status === 200) notes?.set(artifactId, note)
        else isRefused(reply, 'put', notes?.has(artifactId) ? 200 : 404)
      }
    }
  }
  const reorder = async () => {
    const random = seeded(seed - 1)
    for (let at = 1; at <= CHANGES; at += 1) {
      // Each tab reorders only the entries that existed when it was opened.
      const order = ids.filter(() => random(2) === 0).toSorted(() => random(3) - 1)
      for (const list of lists)
        await send('PATCH', `/lists/${list}`, owner, { order, introduction: `v${at}` })
    }
    await send('DELETE', `/lists/${doomed}`, owner)
  }
  const decideList = (decision: string) =>
    send('POST', `/reports/${judged}`, curator, { kind: 'list', decision, note: 'x' })
  const withdraw = async () => {
    const random = seeded(seed - 2)
    for (const id of ids) {
      const kind = random(4)
      if (kind === 0) await send('DELETE', `/artifact/${id}`, adder)
      if (kind === 1) await send('POST', `/reports/${id}`, curator, { decision: 'hide', note: 'x' })
      const decision = kind % 2 ? 'hide' : 'dismiss'
      isRefused(await decideList(decision), 'decide', 200)
    }
    await decideList('hide')
  }
  const trespass = async () => {
    const random = seeded(seed - 3)
    for (let at = 0; at < CHANGES; at += 1) {
      const [list = '', artifactId = ''] = [lists[random(lists.length)], ids[random(ids.length)]]
      const body = {
        artifactId,
        note: 'Mine',
        title: 'Mine',
        visibility: 'link',
        order: [artifactId],
        add: ids,
        remove: ids,
      }
      for (const [method, path] of [
        ['PATCH', `/lists/${list}`],
        ['POST', `/listEntries/${list}`],
        ['PATCH', `/listEntries/${list}`],
        ['DELETE', `/listEntries/${list}?artifactId=${artifactId}`],
        ['DELETE', `/lists/${list}`],
      ] as const)
        isRefused(await send(method, path, stranger, body), `${method} ${list}`, list === closed ? 404 : 403)
      isRefused(await send('GET', `/lists/${closed}`, stranger), 'read closed', 404)
      isRefused(await send('GET', `/list/${closed}`), 'page of closed', 404)
      isRefused(await send('GET', `/list/${shared}`), 'page of shared', 200)
      for (const listId of [judged, doomed])
        await send('POST', '/reports', stranger, { listId, reason: 'Other', text: 'x' })
    }
  }
  const leave = async () => {
    const random = seeded(seed - 4)
    const before = random(CHANGES)
    // Repeats until the account is deleted.
    const goOn = async () => {
      for (let at = 0; ; at += 1) {
        const list = { title: `Late ${at}`, visibility: 'link' }
        if ((await send('POST', '/lists', leaver, list, `late-${at}`)).status === 401) return
        await send('POST', '/reports', leaver, { listId: lists[at % 3], reason: 'Other', text: 'x' })
      }
    }
    const remove = async () => {
      for (let at = 0; at < before; at += 1) await send('GET', '/lists', leaver)
      // 401 or 404 if an earlier attempt without a response has deleted the account.
      isRefused(await send('DELETE', '/account', leaver), 'leave', 200, 401, 404)
    }
    await Promise.all([goOn(), remove()])
  }
  const tabs = Array.from({ length: TABS }, (_, tab) => editEntries(tab))
  await Promise.all([...tabs, reorder(), withdraw(), trespass(), leave()])
  await settled()

  expect(odd).toEqual([])
  expect(state.kills).toBeGreaterThan(IS_FULL ? 2 : 0)
  for (const list of lists) {
    const { stored, entries } = await storedList(list)
    const notes = expected.get(list)
    expect(new Map(entries.map(({ artifactId, note }) => [artifactId, note]))).toEqual(notes)
    expect(entries).toHaveLength(notes?.size ?? -1)
    // Entries hold no copies of artifact fields.
    for (const entry of entries) expect(Object.keys(entry).toSorted()).toEqual(['artifactId', 'note'])
    expect(stored).toMatchObject({ uid: owner.uid, introduction: `v${CHANGES}` })
    expect(stored.visibility).toBe(list === closed ? 'private' : 'link')
    expect(stored.hidden_reason).toBe(list === judged ? 'x' : undefined)
  }

  await removeRecordsWithoutAccount(store)
  await repairAll(store)
  expect(await findRepairs(store)).toEqual([])
  expect(await violations(store.db)).toEqual([])
  const left = await store.db.collection('lists').get()
  expect(left.docs.map(({ id }) => id).toSorted()).toEqual(lists.toSorted())
  const reports = await store.db.collection('reports').get()
  expect(
    reports.docs.filter(
      (one) => one.get('uid') !== stranger.uid || !lists.includes(String(one.get('listId'))),
    ),
  ).toEqual([])
  // Curators still see the hidden list.
  expect((await store.db.doc(`cases/${judged}`).get()).data()).toMatchObject({
    kind: 'list',
    rank: expect.stringMatching(/^[01] /) as unknown,
  })

  for (const list of [closed, judged]) expect((await send('GET', `/list/${list}`)).status).toBe(404)
  const { text } = await send('GET', `/list/${shared}`)
  const visible = new Set((await store.db.collection('artifacts').select().get()).docs.map(({ id }) => id))
  const { entries } = await storedList(shared)
  const linked = [...text.matchAll(/<h2><a href="\/label\/([^"]+)"/g)].map((match) => match[1])
  expect(linked).toEqual(entries.map(({ artifactId }) => artifactId).filter((id) => visible.has(String(id))))
  expect(text.match(/class="withdrawn"/g)?.length ?? 0).toBe(entries.length - linked.length)
  expect(text).not.toContain('<b>')
})
