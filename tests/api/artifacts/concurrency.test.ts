import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Account, signUp, signUpMany } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { add, anArtifact } from '../support/artifacts.ts'
import { listOf, member, type Reply } from '../support/ask.ts'
import { violations } from '../support/invariants.ts'
import { scaled } from '../../support/scale.ts'

/** Tests of concurrent requests (docs/threats.md, threats 29 to 34). */
let api: Api
let ada: Account
let people: Account[]

const PEOPLE = scaled(50)
/** Number of these people who send requests at the same time. */
const CROWD = scaled(40)

beforeAll(async () => {
  api = await startApi()
  ada = await signUp()
  people = await signUpMany(PEOPLE)
})

const like = ({ token }: Account, artifactId: string) =>
  api.ask('POST', '/likes', { token, body: { artifactId } })
const unlike = ({ token, uid }: Account, artifactId: string) =>
  api.ask('DELETE', `/likes/${uid}_${artifactId}`, { token })
const likesCount = async (id: string) =>
  member(await api.ask('GET', `/artifact/${id}`, { token: ada.token }), 'likes_count')
const statuses = (replies: readonly Reply[]) =>
  [...new Set(replies.map(({ status }) => status))].toSorted((a, b) => a - b)
const remove = (id: string) => api.ask('DELETE', `/artifact/${id}`, { token: ada.token })
const patch = (id: string, body: object) =>
  api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body })

describe('threat 30: the count', () => {
  it('is exact when many people like at once', async () => {
    const id = await add(api.ask, ada.token)
    const replies = await Promise.all(people.map((person) => like(person, id)))
    expect(statuses(replies)).toEqual([201])
    expect(await likesCount(id)).toBe(PEOPLE)
    expect(await violations(api.store.db)).toEqual([])
  })

  it('is exact with five concurrent requests per person, and never below 0 or above the number of people', async () => {
    const id = await add(api.ask, ada.token)
    const crowd = people.slice(0, CROWD)
    const counts: unknown[] = []
    const stop = api.store.db.doc(`artifacts/${id}`).onSnapshot((snapshot) => {
      counts.push(snapshot.get('likes_count'))
    })
    const storm = await Promise.all(
      Array.from({ length: 5 }, (_, round) =>
        crowd.map((person, place) => ((round + place) % 2 === 0 ? like(person, id) : unlike(person, id))),
      ).flat(),
    )
    expect(statuses(storm)).toEqual([200, 201])
    expect(await violations(api.store.db)).toEqual([])
    expect(statuses(await Promise.all(crowd.map((person) => unlike(person, id))))).toEqual([200])
    expect(await likesCount(id)).toBe(0)
    expect(statuses(await Promise.all(crowd.map((person) => like(person, id))))).toEqual([201])
    expect(await likesCount(id)).toBe(CROWD)
    expect(await violations(api.store.db)).toEqual([])
    await vi.waitFor(() => expect(counts.at(-1)).toBe(CROWD), { timeout: 60_000 })
    stop()
    expect(counts.filter((count) => !(Number(count) >= 0 && Number(count) <= CROWD))).toEqual([])
  })
})

describe('threat 29: one user', () => {
  it('who likes 20 times concurrently likes once, with the same response each time', async () => {
    const id = await add(api.ask, ada.token)
    const [person] = people
    if (!person) throw new Error('nobody')
    const replies = await Promise.all(Array.from({ length: 20 }, () => like(person, id)))
    expect(new Set(replies.map((reply) => member(reply, 'insertedId')))).toEqual(
      new Set([`${person.uid}_${id}`]),
    )
    expect(await likesCount(id)).toBe(1)
    const undone = await Promise.all(Array.from({ length: 20 }, () => unlike(person, id)))
    const total = undone.reduce((sum, reply) => sum + Number(member(reply, 'deletedCount')), 0)
    expect(total).toBe(1)
    expect(await likesCount(id)).toBe(0)
    expect(await violations(api.store.db)).toEqual([])
  })
})

describe('threat 31: likes that race with updates', () => {
  it('are all counted, and copy one version or the other', async () => {
    const id = await add(api.ask, ada.token)
    const crowd = people.slice(0, CROWD)
    const replies = await Promise.all(
      crowd.flatMap((person, place) => {
        const edit = place % 2 === 0 ? { artifact_name: `Name ${place}` } : { created_at: `Then ${place}` }
        return [like(person, id), ...(place % 3 === 0 ? [patch(id, edit)] : [])]
      }),
    )
    expect(statuses(replies)).toEqual([200, 201])
    expect(await likesCount(id)).toBe(CROWD)
    expect(await violations(api.store.db)).toEqual([])
  })
})

describe('threat 32: likes that race with a deletion', () => {
  it.each([CROWD / 2, CROWD])('of %i people leave nothing behind', async (count) => {
    const id = await add(api.ask, ada.token)
    const crowd = people.slice(0, count)
    await Promise.all(crowd.slice(0, count / 2).map((person) => like(person, id)))
    const [deleted, ...likes] = await Promise.all([remove(id), ...crowd.map((person) => like(person, id))])
    expect(deleted).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect(statuses(likes).every((status) => status === 201 || status === 404)).toBe(true)
    expect((await api.store.db.collection('likes').where('artifactId', '==', id).get()).size).toBe(0)
    expect(await violations(api.store.db)).toEqual([])
    for (const person of crowd.slice(0, 3)) {
      const liked = await api.ask('GET', `/liked?email=${person.email}`, { token: person.token })
      expect(listOf(liked).filter(({ artifactId }) => artifactId === id)).toEqual([])
    }
  })

  it('that was already done are refused', async () => {
    const id = await add(api.ask, ada.token)
    await remove(id)
    const [person] = people
    if (!person) throw new Error('nobody')
    expect(await like(person, id)).toMatchObject({ status: 404 })
    expect(await unlike(person, id)).toMatchObject({ status: 200, body: { deletedCount: 0 } })
    expect(await violations(api.store.db)).toEqual([])
  })
})

/** Fields changed by both editors. */
const EDITED = 5

describe('threat 33: two editors', () => {
  it('leave one whole version, never a mixture', async () => {
    const id = await add(api.ask, ada.token)
    const version = (name: string) => ({
      ...anArtifact(),
      artifact_name: name,
      created_at: name,
      historical_context: name,
      present_location: name,
      discovered_by: name,
    })
    const names = ['one', 'two', 'three', 'four', 'five', 'six']
    const read = async () => {
      const reply = await api.ask('GET', `/artifact/${id}`, { token: ada.token })
      return Object.keys(version(''))
        .map((field) => String(member(reply, field)))
        .filter((text) => names.includes(text))
    }
    const edits = Promise.all(names.map((name) => patch(id, version(name))))
    const edited = edits.then(() => true)
    const seen: string[][] = []
    while (!(await Promise.race([edited, read().then((values) => void seen.push(values))])));
    const replies = await edits
    expect(statuses(replies)).toEqual([200])
    for (const values of [...seen, await read()]) {
      expect([0, EDITED]).toContain(values.length)
      expect(new Set(values).size).toBeLessThanOrEqual(1)
    }
    expect(await read()).toHaveLength(EDITED)
    expect(await violations(api.store.db)).toEqual([])
  })
})

describe('threat 34: a deletion', () => {
  it('succeeds once for ten parallel requests', async () => {
    const id = await add(api.ask, ada.token)
    await Promise.all(people.slice(0, 5).map((person) => like(person, id)))
    const replies = await Promise.all(Array.from({ length: 10 }, () => remove(id)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 404)).toHaveLength(9)
  })

  it('is not undone by updates that race with it or come later', async () => {
    const id = await add(api.ask, ada.token)
    const [deleted] = await Promise.all([
      remove(id),
      ...Array.from({ length: 5 }, (_, n) => patch(id, { artifact_name: `Name ${n}` })),
    ])
    expect(deleted).toMatchObject({ status: 200 })
    expect(await patch(id, { artifact_name: 'Back' })).toMatchObject({ status: 404 })
    expect(await api.ask('GET', `/artifact/${id}`, { token: ada.token })).toMatchObject({ status: 404 })
    expect((await api.store.db.doc(`artifacts/${id}`).get()).exists).toBe(false)
    expect((await api.store.db.doc(`artifacts/${id}/private/adder`).get()).exists).toBe(false)
  })
})
