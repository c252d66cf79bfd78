import { photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import { describe, expect, it } from 'vitest'
import { type Account } from '../support/accounts.ts'
import { add, likerNames, storeArtifact, storeArtifacts } from '../support/artifacts.ts'
import { listOf, member } from '../support/ask.ts'
import { violations } from '../support/invariants.ts'
import { findRepairs, repairAll } from '../support/operator.ts'
import { photoForm } from '../support/photos.ts'
import { sizeOf } from '../support/moderation.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

/** Tests of undoing a deletion (docs/decisions/007-deletion.md; docs/threats.md, threat 83). */
withPeople({ isNewForEach: true })

const get = (id: string, who = ada) => api.ask('GET', `/artifact/${id}`, { token: who.token })
const remove = (id: string, who = ada) => api.ask('DELETE', `/artifact/${id}?undo=1`, { token: who.token })
const undo = (id: string, who = ada) => api.ask('POST', `/undoDelete/${id}`, { token: who.token })
const like = (id: string, who = bob) =>
  api.ask('POST', '/likes', { token: who.token, body: { artifactId: id } })
const everything = async () => ({
  artifacts: await sizeOf('artifacts'),
  trash: await sizeOf('trash'),
  likes: await sizeOf('likes'),
  hiddenLikes: await sizeOf('hiddenLikes'),
})
/** Backdates the end of the time to undo. */
const expire = (id: string) =>
  api.store.db.doc(`trash/${id}`).update({ expires_at: new Date(Date.now() - 1) })

describe('a deletion that can be undone', () => {
  it('hides the artifact from everybody at once', async () => {
    const id = await add(api.ask, ada.token)
    await like(id)
    expect(await remove(id)).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    for (const who of [ada, bob, curator]) expect(await get(id, who)).toMatchObject({ status: 404 })
    const own = await api.ask('GET', `/myArtifacts?email=${ada.email}`, { token: ada.token })
    expect(listOf(own)).toEqual([])
    expect(listOf(await api.ask('GET', `/liked?email=${bob.email}`, { token: bob.token }))).toEqual([])
    expect(await api.ask('GET', `/label/${id}`)).toMatchObject({ status: 410 })
    expect(await remove(id)).toMatchObject({ status: 404 })
    expect(await violations(api.store.db)).toEqual([])
    expect(await findRepairs(api.store)).toEqual([])
  })

  it('brings all of it back: likes, photo, history, report', async () => {
    const sent = await api.ask('POST', '/photos', { token: ada.token, ...photoForm() })
    const url = String(member(sent, 'url'))
    const photo = () => api.ask('GET', `/photos/${photoIdIn(url)}`)
    const id = await add(api.ask, ada.token, { artifact_image: url })
    await like(id)
    await api.ask('POST', '/reports', {
      token: bob.token,
      body: { artifactId: id, reason: 'False', text: '' },
    })
    await remove(id)
    expect(await photo()).toMatchObject({ status: 404 })
    const open = () => api.ask('GET', '/openReports', { token: curator.token })
    expect(await open()).toMatchObject({ body: { open: 0 } })
    expect(await undo(id)).toMatchObject({ status: 200, body: { restoredCount: 1 } })
    expect(await get(id, bob)).toMatchObject({ status: 200, body: { likes_count: 1, artifact_image: url } })
    expect(await photo()).toMatchObject({ status: 200 })
    expect(await open()).toMatchObject({ body: { open: 1 } })
    expect(await api.ask('GET', `/label/${id}`)).toMatchObject({ status: 200 })
    const history = (await api.store.db.doc(`histories/${id}`).get()).data()
    expect(history).toMatchObject({ changes: [{ kind: 'undeleted' }] })
    expect(await undo(id)).toMatchObject({ status: 200, body: { restoredCount: 0 } })
    expect(await violations(api.store.db)).toEqual([])
    expect(await findRepairs(api.store)).toEqual([])
  })

  it('brings hundreds of likes back', async () => {
    await storeArtifact(api.store.db, { id: 'loved', uid: ada.uid, likers: likerNames(450) })
    await remove('loved')
    expect([await sizeOf('likes'), await sizeOf('hiddenLikes')]).toEqual([0, 450])
    await undo('loved')
    expect(await get('loved')).toMatchObject({ body: { likes_count: 450 } })
    expect(await violations(api.store.db)).toEqual([])
  })

  it('leaves a hidden artifact hidden', async () => {
    const id = await add(api.ask, ada.token)
    const body = { decision: 'hide', note: 'A copy.' }
    await api.ask('POST', `/reports/${id}`, { token: curator.token, body })
    await remove(id)
    expect(await get(id)).toMatchObject({ status: 404 })
    await undo(id)
    expect(await get(id)).toMatchObject({ body: { hidden_reason: 'A copy.' } })
    expect(await get(id, bob)).toMatchObject({ status: 404 })
    expect(listOf(await api.ask('GET', '/reports', { token: curator.token }))).toHaveLength(1)
  })

  it('can be undone by its adder alone, for five minutes (threat 83)', async () => {
    const id = await add(api.ask, ada.token)
    expect(await remove(id, bob)).toMatchObject({ status: 403 })
    await remove(id)
    for (const who of [bob, curator]) expect(await undo(id, who)).toMatchObject({ status: 404 })
    expect(await undo('missing')).toMatchObject({ status: 404 })
    await expire(id)
    expect(await undo(id)).toMatchObject({ status: 404 })
    expect(await get(id)).toMatchObject({ status: 404 })
  })

  it('leaves nothing behind after the next deletion, the reconciler, or the account', async () => {
    const ids = [await add(api.ask, ada.token), await add(api.ask, ada.token), await add(api.ask, ada.token)]
    const [first = '', second = '', third = ''] = ids
    for (const id of ids) await like(id)
    await remove(first)
    await expire(first)
    await remove(second)
    expect((await api.store.db.doc(`trash/${first}`).get()).exists).toBe(false)
    await expire(second)
    expect(await findRepairs(api.store)).toEqual([
      `artifact ${second} was deleted and cannot be restored any more: its data is removed`,
    ])
    await repairAll(api.store)
    expect(await everything()).toMatchObject({ artifacts: 1, trash: 0, likes: 1, hiddenLikes: 0 })
    await remove(third)
    expect(await api.ask('GET', '/account', { token: ada.token })).toMatchObject({
      body: { deleted: [{ _id: third }] },
    })
    await api.ask('DELETE', '/account', { token: ada.token })
    expect(await everything()).toMatchObject({ artifacts: 0, trash: 0, likes: 0, hiddenLikes: 0 })
  })

  it('leaves nothing behind although many others can still be undone', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
    await storeArtifacts(
      api.store.db,
      ids.map((id) => ({ id, uid: ada.uid })),
    )
    for (const id of ids.slice(0, -1)) await remove(id)
    await expire('g')
    await remove('h')
    const { docs } = await api.store.db.collection('trash').get()
    expect(docs.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'h'])
  })

  it('is final without the parameter, also afterwards', async () => {
    const [kept, id] = [await add(api.ask, ada.token), await add(api.ask, ada.token)]
    await remove(id)
    await api.ask('DELETE', `/artifact/${id}`, { token: ada.token })
    await api.ask('DELETE', `/artifact/${kept}`, { token: ada.token })
    expect(await undo(id)).toMatchObject({ status: 404 })
    expect(await everything()).toMatchObject({ artifacts: 0, trash: 0 })
  })
})

describe('an earlier version', () => {
  const change = (id: string, who: Account, body: object) =>
    api.ask('PATCH', `/updateArtifact/${id}`, { token: who.token, body })

  it('is restored by curators, with texts of the history alone (threat 84)', async () => {
    const id = await add(api.ask, ada.token, { present_location: 'London' })
    await change(id, ada, { present_location: 'Nowhere', created_at: 'never' })
    expect(await change(id, curator, { present_location: 'My house' })).toMatchObject({ status: 403 })
    expect(await change(id, curator, { artifact_name: 'Rosetta' })).toMatchObject({ status: 403 })
    expect(await change(id, bob, { present_location: 'London' })).toMatchObject({ status: 403 })
    expect(await change(id, curator, { present_location: 'London' })).toMatchObject({
      status: 200,
      body: { modifiedCount: 1 },
    })
    expect(await get(id)).toMatchObject({ body: { present_location: 'London', created_at: 'never' } })
    const history = (await api.store.db.doc(`histories/${id}`).get()).data()
    expect(history?.changes).toMatchObject([
      { kind: 'edited', uid: ada.uid },
      { kind: 'reverted', uid: '', name: '', after: { present_location: 'London' } },
    ])
    expect(await violations(api.store.db)).toEqual([])
  })
})
