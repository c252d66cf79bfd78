import { Timestamp } from '@google-cloud/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '@tracker/domain/api/calls.ts'
import { type Account, forge, signUp } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { add, anArtifact } from '../support/artifacts.ts'
import { listOf, member } from '../support/ask.ts'

/** Tests of ownership of artifacts and likes (docs/threats.md, threats 11 to 14). */
let api: Api
let ada: Account
let eve: Account

beforeAll(async () => {
  api = await startApi()
  ada = await signUp({ displayName: 'Ada' })
  eve = await signUp({ displayName: 'Eve' })
})

/** Matches a server timestamp. */
const ANYTHING: unknown = expect.anything()

const msOf = (time: unknown) => (time instanceof Timestamp ? time.toMillis() : NaN)

const stored = async (path: string) => (await api.store.db.doc(path).get()).data()

describe('threat 11: the artifact of another user', () => {
  it('is neither changed nor deleted', async () => {
    const id = await add(api.ask, ada.token)
    const before = await stored(`artifacts/${id}`)
    for (const body of [anArtifact({ artifact_name: 'Mine now' }), { created_at: 'x' }, {}, anArtifact()]) {
      const reply = await api.ask('PATCH', `/updateArtifact/${id}`, { token: eve.token, body })
      expect(reply).toMatchObject({ status: 403, body: { status: 403 } })
      expect(reply.headers.get('www-authenticate')).toBeNull()
      expect(member(reply, 'message')).toBeTypeOf('string')
    }
    expect(await api.ask('DELETE', `/artifact/${id}`, { token: eve.token })).toMatchObject({ status: 403 })
    expect(await stored(`artifacts/${id}`)).toEqual(before)
  })

  it('is not changed by a user whose token has the adder’s e-mail', async () => {
    const id = await add(api.ask, ada.token)
    const token = forge(eve.token, { email: ada.email })
    expect(await api.ask('DELETE', `/artifact/${id}`, { token })).toMatchObject({ status: 403 })
    const mine = await api.ask('GET', `/myArtifacts?email=${ada.email}`, { token })
    expect(listOf(mine)).toEqual([])
    expect((await api.ask('GET', `/artifact/${id}`, { token })).text).not.toContain('@')
  })

  it.each([
    ['PATCH', '/updateArtifact/missing', { created_at: 'x' }],
    ['DELETE', '/artifact/missing', undefined],
    ['GET', '/artifact/missing', undefined],
  ])('%s %s is 404 when there is none', async (method, path, body) => {
    const reply = await api.ask(method, path, { token: ada.token, body })
    expect(reply).toMatchObject({ status: 404, body: { status: 404 } })
  })
})

describe('threat 12: the like of another user', () => {
  it('is not removed, and the count stays', async () => {
    const id = await add(api.ask, ada.token)
    await api.ask('POST', '/likes', { token: ada.token, body: { artifactId: id } })
    const ids = [`${ada.uid}_${id}`, `${ada.uid}_missing`, `nobody_${id}`, `_${id}`, `${eve.uid}_`, eve.uid]
    for (const likeId of ids) {
      const reply = await api.ask('DELETE', `/likes/${likeId}`, { token: eve.token })
      expect(reply).toMatchObject({ status: 403 })
    }
    expect(await stored(`artifacts/${id}`)).toMatchObject({ likes_count: 1 })
    expect(await stored(`likes/${ada.uid}_${id}`)).toBeDefined()
  })

  it('is not removed by a body or a parameter that names its user', async () => {
    const id = await add(api.ask, ada.token)
    await api.ask('POST', '/likes', { token: ada.token, body: { artifactId: id } })
    const reply = await api.ask('DELETE', `/likes/${eve.uid}_${id}?uid=${ada.uid}&id=${ada.uid}_${id}`, {
      token: eve.token,
      body: { uid: ada.uid, userEmail: ada.email },
    })
    expect(reply).toMatchObject({ status: 200, body: { deletedCount: 0 } })
    expect(await stored(`artifacts/${id}`)).toMatchObject({ likes_count: 1 })
  })

  it('whose id happens to start with the user’s uid is not the user’s', async () => {
    const id = await add(api.ask, ada.token)
    await api.store.db.doc(`likes/${eve.uid}_${id}`).create({ uid: `${eve.uid}_`, artifactId: id })
    const path = `/likes/${eve.uid}_${id}`
    expect(await api.ask('DELETE', path, { token: eve.token })).toMatchObject({ status: 403 })
    const reply = await api.ask('POST', '/likes', { token: eve.token, body: { artifactId: id } })
    expect(reply).toMatchObject({ status: 409, body: { status: 409 } })
    expect(CALLS.like.errors, 'The description names this answer.').toContain('conflict')
    await api.store.db.doc(`likes/${eve.uid}_${id}`).delete()
  })
})

describe('a count that is wrong already', () => {
  it('never goes below zero', async () => {
    const id = await add(api.ask, ada.token)
    await api.ask('POST', '/likes', { token: ada.token, body: { artifactId: id } })
    await api.store.db.doc(`artifacts/${id}`).update({ likes_count: 0 })
    const reply = await api.ask('DELETE', `/likes/${ada.uid}_${id}`, { token: ada.token })
    expect(reply).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect(await stored(`artifacts/${id}`)).toMatchObject({ likes_count: 0 })
  })
})

/** Fields that only the server may set, sent by a client. */
const FORGED = {
  _id: 'chosen',
  id: 'chosen',
  likes_count: 999,
  'likes_count.x': 1,
  adder_uid: 'victim',
  uid: 'victim',
  added_at: '1999-01-01T00:00:00Z',
  updated_at: { _seconds: 1 },
  name_key: 'zzz',
  name_pieces: ['zzz'],
  deleting_at: 1,
  copying: 'x',
  adder_email: 'victim@example.com',
  adder_name: 'Victim',
  $set: { likes_count: 999 },
  $inc: { likes_count: 999 },
  'adder_email.x': 'y',
}

describe('threats 13 and 14: a forged field', () => {
  it.each(Object.entries(FORGED))('%s is ignored when an artifact is added', async (field, value) => {
    const begun = Date.now()
    const honest = await stored(`artifacts/${await add(api.ask, ada.token)}`)
    expect(honest).toMatchObject({ adder_uid: ada.uid, adder_name: 'Ada', likes_count: 0 })
    const id = await add(api.ask, ada.token, { [field]: value })
    expect(id).not.toBe('chosen')
    const record = await stored(`artifacts/${id}`)
    expect(record).toEqual({ ...honest, added_at: ANYTHING, updated_at: ANYTHING })
    expect([msOf(record?.added_at) >= begun, msOf(record?.updated_at) >= begun]).toEqual([true, true])
    expect(await stored(`artifacts/${id}/private/adder`)).toEqual({
      adder_uid: ada.uid,
      adder_email: ada.email,
    })
  })

  it.each(Object.entries(FORGED))('%s is ignored when an artifact is changed', async (field, value) => {
    const id = await add(api.ask, ada.token)
    const before = await stored(`artifacts/${id}`)
    const body = { [field]: value }
    const path = `/updateArtifact/${id}`
    expect(await api.ask('PATCH', path, { token: ada.token, body })).toMatchObject({
      status: 200,
      body: { modifiedCount: 0 },
    })
    expect(await stored(`artifacts/${id}`)).toEqual(before)
    await api.ask('PATCH', path, { token: ada.token, body: { ...body, created_at: 'then' } })
    expect(await stored(`artifacts/${id}`)).toEqual({
      ...before,
      created_at: 'then',
      updated_at: ANYTHING,
    })
    expect(await stored(`artifacts/${id}/private/adder`)).toMatchObject({ adder_email: ada.email })
  })

  it('of a like is ignored', async () => {
    const id = await add(api.ask, ada.token)
    const body = {
      artifactId: id,
      _id: 'chosen',
      artifactName: 'Forged',
      userEmail: ada.email,
      artifactImage: 'javascript:alert(1)',
      artifactDiscoverer: 'Forged',
      artifactDiscoveryPeriod: { $gt: '' },
      uid: ada.uid,
      liked_at: 0,
    }
    const reply = await api.ask('POST', '/likes', { token: eve.token, body })
    expect(reply).toMatchObject({ status: 201, body: { insertedId: `${eve.uid}_${id}` } })
    expect(await stored(`likes/${eve.uid}_${id}`)).toEqual({
      artifactId: id,
      artifactName: 'Rosetta Stone',
      userEmail: eve.email,
      artifactImage: 'https://example.com/rosetta.jpg',
      artifactDiscoverer: 'Pierre-François Bouchard',
      artifactDiscoveryPeriod: '1799',
      uid: eve.uid,
      liked_at: ANYTHING,
    })
    const theirs = await api.ask('GET', `/liked?email=${ada.email}`, { token: ada.token })
    expect(theirs.text).not.toContain(id)
  })
})

describe('the adder’s name', () => {
  it('is the submitted one if the account has none, else the part before the @', async () => {
    const nobody = await signUp()
    const submitted = await add(api.ask, nobody.token, { adder_name: 'Grace' })
    expect(await stored(`artifacts/${submitted}`)).toMatchObject({ adder_name: 'Grace' })
    const without = await add(api.ask, nobody.token, { adder_name: '' })
    expect(await stored(`artifacts/${without}`)).toMatchObject({ adder_name: nobody.email.split('@')[0] })
  })
})

describe('a change', () => {
  it('changes only the sent fields', async () => {
    const id = await add(api.ask, ada.token)
    const before = await stored(`artifacts/${id}`)
    const body = { historical_context: 'New', short_description: '' }
    expect(await api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body })).toMatchObject({
      body: { modifiedCount: 1 },
    })
    expect(await stored(`artifacts/${id}`)).toEqual({ ...before, ...body, updated_at: ANYTHING })
  })

  it('that changes nothing counts zero', async () => {
    const id = await add(api.ask, ada.token)
    for (const body of [{}, anArtifact(), { artifact_name: ' Rosetta Stone ' }, { unknown: 1 }]) {
      const reply = await api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body })
      expect(reply).toMatchObject({ status: 200, body: { modifiedCount: 0 } })
    }
  })

  it('of the name updates search and sort', async () => {
    const id = await add(api.ask, ada.token)
    const body = { artifact_name: 'Ägyptische Tafel' }
    await api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body })
    const found = await api.ask('GET', '/artifacts?name=agyptische')
    expect(listOf(found)).toMatchObject([{ _id: id, artifact_name: 'Ägyptische Tafel' }])
    expect(await stored(`artifacts/${id}`)).toMatchObject({ name_key: 'agyptische tafel' })
  })

  it('of a copied field updates the likes', async () => {
    const id = await add(api.ask, ada.token)
    await api.ask('POST', '/likes', { token: eve.token, body: { artifactId: id } })
    const body = { artifact_name: 'New name', discovered_by: 'New', discovered_at: 'Now', artifact_image: '' }
    await api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body })
    const liked = listOf(await api.ask('GET', `/liked?email=${eve.email}`, { token: eve.token }))
    expect(liked.find(({ artifactId }) => artifactId === id)).toMatchObject({
      artifactName: 'New name',
      artifactDiscoverer: 'New',
      artifactDiscoveryPeriod: 'Now',
      artifactImage: '',
      userEmail: eve.email,
    })
  })

  it('with an outdated If-Match is refused, with the current one it is made', async () => {
    const id = await add(api.ask, ada.token)
    const { headers } = await api.ask('GET', `/artifact/${id}`, { token: ada.token })
    const version = String(headers.get('etag'))
    const change = (ifMatch: string, created_at: string) =>
      api.ask('PATCH', `/updateArtifact/${id}`, {
        token: ada.token,
        body: { created_at },
        headers: { 'If-Match': ifMatch },
      })
    expect(await change('"other"', 'x')).toMatchObject({ status: 412 })
    await api.ask('POST', '/likes', { token: eve.token, body: { artifactId: id } })
    expect(await change(version, 'first')).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
    expect(await change(version, 'second')).toMatchObject({ status: 412, body: { status: 412 } })
    expect(await change('*', 'third')).toMatchObject({ status: 200 })
    expect(await stored(`artifacts/${id}`)).toMatchObject({ created_at: 'third' })
  })
})
