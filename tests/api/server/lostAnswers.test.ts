import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { type RunningFunction, startFunction, startStore } from '../support/api.ts'
import { add, anArtifact, likerNames, storeArtifact } from '../support/artifacts.ts'
import { member, objectOf } from '../support/ask.ts'
import { type LossyStore, startLossyStore } from '../support/lossyStore.ts'
import { violations } from '../support/invariants.ts'
import { photoForm } from '../support/photos.ts'

/**
 * Tests of calls whose commit is stored and whose answer is lost, so that the SDK repeats the transaction (docs/threats.md,
 * threat 90). They have no idempotency key.
 */
let store: LossyStore
let api: RunningFunction
let ada: Account

beforeAll(async () => {
  store = await startLossyStore(await startStore())
  // So many writes are free that no call begins with a commit of its quota, which would be the first one.
  api = await startFunction(store, { WRITES_PER_MINUTE: '100000' })
})
beforeEach(async () => {
  ada = await signUp()
})

/** Sends a call as Ada and loses the answer of its first commit. */
async function askLosing(method: string, path: string, asked: Parameters<RunningFunction['ask']>[2] = {}) {
  const before = store.lost()
  store.lose()
  const reply = await api.ask(method, path, { token: ada.token, ...asked })
  expect(store.lost()).toBe(before + 1)
  return reply
}

const ownOf = async (collection: string, owner = 'uid') =>
  (await store.db.collection(collection).where(owner, '==', ada.uid).get()).docs.map(({ id }) => id)
const addList = async () =>
  String(
    member(await api.ask('POST', '/lists', { token: ada.token, body: { title: 'Bronze' } }), 'insertedId'),
  )

describe('threat 90: a commit whose answer is lost', () => {
  it('adds one artifact', async () => {
    const reply = await askLosing('POST', '/artifacts', { body: anArtifact() })
    expect(reply.status).toBe(201)
    expect(await ownOf('artifacts', 'adder_uid')).toEqual([member(reply, 'insertedId')])
    expect((await store.db.doc(`quotas/${ada.uid}`).get()).get('records')).toBe(1)
  })

  it('adds one list', async () => {
    const reply = await askLosing('POST', '/lists', { body: { title: 'Bronze' } })
    expect(reply.status).toBe(201)
    expect(await ownOf('lists')).toEqual([member(reply, 'insertedId')])
  })

  it('adds one photo, and deletes it', async () => {
    const reply = await askLosing('POST', '/photos', photoForm())
    expect(reply.status).toBe(201)
    const [id, ...more] = await ownOf('photos')
    expect(more).toEqual([])
    expect(member(reply, 'url')).toMatch(new RegExp(`/${id}$`))
    expect(await askLosing('DELETE', `/photos/${id}`)).toMatchObject({
      status: 200,
      body: { deletedCount: 1 },
    })
  })

  it('changes an artifact, with a version too', async () => {
    const id = await add(api.ask, ada.token)
    const { headers } = await api.ask('GET', `/artifact/${id}`, { token: ada.token })
    const changed = await askLosing('PATCH', `/updateArtifact/${id}`, {
      body: { artifact_name: 'Stele' },
      headers: { 'If-Match': headers.get('etag') ?? '' },
    })
    expect(changed).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
    expect((await store.db.doc(`histories/${id}`).get()).get('changes')).toHaveLength(1)
  })

  it('likes an artifact and takes the like back', async () => {
    const id = await add(api.ask, ada.token)
    const liked = await askLosing('POST', '/likes', { body: { artifactId: id } })
    expect(liked.status).toBe(201)
    expect((await store.db.doc(`artifacts/${id}`).get()).get('likes_count')).toBe(1)
    const path = `/likes/${String(member(liked, 'insertedId'))}`
    expect(await askLosing('DELETE', path)).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect((await store.db.doc(`artifacts/${id}`).get()).get('likes_count')).toBe(0)
  })

  it('changes a list and its entries, and tells which unseen text was replaced', async () => {
    const [list, artifactId] = [await addList(), await add(api.ask, ada.token)]
    const entry = (body: object) =>
      askLosing('POST', `/listEntries/${list}`, { body: { artifactId, ...body } })
    expect(await entry({ note: 'First' })).toMatchObject({ body: { modifiedCount: 1 } })
    expect(await entry({ note: 'Second', seen_note: '' })).toMatchObject({
      body: { modifiedCount: 1, replaced_note: 'First' },
    })
    const changed = await askLosing('PATCH', `/listEntries/${list}`, {
      body: { add: [artifactId, await add(api.ask, ada.token)] },
    })
    expect(changed).toMatchObject({ body: { already_in: 1, added: [expect.any(String)] } })
    const renamed = await askLosing('PATCH', `/lists/${list}`, {
      body: { title: 'Iron', seen_title: 'Gold' },
    })
    expect(renamed).toMatchObject({ body: { modifiedCount: 1, replaced_title: 'Bronze' } })
    const removed = await askLosing('DELETE', `/listEntries/${list}?artifactId=${artifactId}`)
    expect(removed).toMatchObject({ body: { deletedCount: 1 } })
    expect(await askLosing('DELETE', `/lists/${list}`)).toMatchObject({ body: { deletedCount: 1 } })
  })

  it('reports an artifact once', async () => {
    const id = await add(api.ask, (await signUp()).token)
    const body = { artifactId: id, reason: 'False', text: 'It is not.' }
    expect(await askLosing('POST', '/reports', { body })).toMatchObject({ status: 201 })
    expect((await store.db.doc(`cases/${id}`).get()).get('reports_count')).toBe(1)
  })

  it.each([0, 450])('deletes an artifact with %i likes for good', async (likes) => {
    const id = `final-${likes}`
    await storeArtifact(store.db, { id, uid: ada.uid, likers: likerNames(likes) })
    const deleted = await askLosing('DELETE', `/artifact/${id}`)
    expect(deleted).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect(await api.ask('DELETE', `/artifact/${id}`, { token: ada.token })).toMatchObject({ status: 404 })
  })

  it('deletes an artifact so that this can be undone, and undoes it', async () => {
    const id = await add(api.ask, ada.token)
    const deleted = await askLosing('DELETE', `/artifact/${id}?undo=1`)
    expect(deleted).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    const restored = await askLosing('POST', `/undoDelete/${id}`)
    expect(restored).toMatchObject({ status: 200, body: { restoredCount: 1 } })
    await askLosing('DELETE', `/artifact/${id}?undo=1`)
    expect(await askLosing('DELETE', `/artifact/${id}`)).toMatchObject({ body: { deletedCount: 1 } })
  })

  it('is not believed to be lost when another call of the user was faster', async () => {
    const id = await add(api.ask, ada.token)
    const remove = () => api.ask('DELETE', `/artifact/${id}?undo=1`, { token: ada.token })
    store.gather(2)
    const replies = await Promise.all([remove(), remove()])
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200, 404]))
  })

  it.each([
    [
      'takes a like back',
      async () => {
        const artifactId = await add(api.ask, ada.token)
        const liked = await api.ask('POST', '/likes', { token: ada.token, body: { artifactId } })
        return ['DELETE', `/likes/${String(member(liked, 'insertedId'))}`]
      },
    ],
    [
      'takes an artifact out of a list',
      async () => {
        const [list, artifactId] = [await addList(), await add(api.ask, ada.token)]
        await api.ask('POST', `/listEntries/${list}`, { token: ada.token, body: { artifactId } })
        return ['DELETE', `/listEntries/${list}?artifactId=${artifactId}`]
      },
    ],
    ['deletes a list', async () => ['DELETE', `/lists/${await addList()}`]],
    [
      'deletes a photo',
      async () => {
        await api.ask('POST', '/photos', { token: ada.token, ...photoForm() })
        return ['DELETE', `/photos/${(await ownOf('photos'))[0]}`]
      },
    ],
    [
      'undoes a deletion',
      async () => {
        const id = await add(api.ask, ada.token)
        await api.ask('DELETE', `/artifact/${id}?undo=1`, { token: ada.token })
        return ['POST', `/undoDelete/${id}`]
      },
    ],
    [
      'deletes a deleted artifact for good',
      async () => {
        const id = await add(api.ask, ada.token)
        await api.ask('DELETE', `/artifact/${id}?undo=1`, { token: ada.token })
        return ['DELETE', `/artifact/${id}`]
      },
    ],
  ] as const)('is not believed to be lost: of two calls at once, one %s', async (_, prepare) => {
    const [method = '', path = ''] = await prepare()
    const remove = () => api.ask(method, path, { token: ada.token })
    store.gather(2)
    const replies = await Promise.all([remove(), remove()])
    const done = replies.filter(
      ({ status, body }) => status === 200 && Object.values(objectOf(body))[0] === 1,
    )
    expect(done).toHaveLength(1)
  })

  it('leaves what must be true', async () => {
    expect(await violations(store.db)).toEqual([])
  })
})
