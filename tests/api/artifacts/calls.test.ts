import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { add, anArtifact } from '../support/artifacts.ts'
import { listOf, member, objectOf } from '../support/ask.ts'

/** Tests of every specified call with valid input. */
let api: Api
let ada: Account
let bob: Account

beforeAll(async () => {
  api = await startApi()
  ada = await signUp({ displayName: 'Ada Lovelace' })
  bob = await signUp()
})

const SHOWN = [
  '_id',
  'adder_name',
  'artifact_image',
  'artifact_name',
  'artifact_type',
  'created_at',
  'discovered_at',
  'discovered_by',
  'historical_context',
  'likes_count',
  'present_location',
  'short_description',
]

describe('an artifact', () => {
  it('is added, read, changed and deleted by its adder', async () => {
    const added = await api.ask('POST', '/api/artifacts', { token: ada.token, body: anArtifact() })
    expect(added.status).toBe(201)
    const id = String(member(added, 'insertedId'))
    const { adder_email: _, ...content } = anArtifact()
    expect(await api.ask('GET', `/artifact/${id}`, { token: ada.token })).toMatchObject({
      status: 200,
      body: { ...content, _id: id, adder_name: 'Ada Lovelace', adder_email: ada.email, likes_count: 0 },
    })
    const changed = await api.ask('PATCH', `/updateArtifact/${id}`, {
      token: ada.token,
      body: { present_location: 'Cairo' },
    })
    expect(changed).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
    const again = await api.ask('GET', `/api/artifact/${id}`, { token: ada.token })
    expect(again.body).toMatchObject({ ...content, adder_name: 'Ada Lovelace', present_location: 'Cairo' })
    expect(await api.ask('DELETE', `/artifact/${id}`, { token: ada.token })).toMatchObject({
      status: 200,
      body: { deletedCount: 1 },
    })
    expect(await api.ask('GET', `/artifact/${id}`, { token: ada.token })).toMatchObject({ status: 404 })
  })

  it('shows others the documented fields without the e-mail', async () => {
    const id = await add(api.ask, ada.token)
    const { body } = await api.ask('GET', `/artifact/${id}`, { token: bob.token })
    expect(Object.keys(objectOf(body)).toSorted()).toEqual(SHOWN)
  })

  it('has the picture’s author and licence, and no such fields while they are unknown', async () => {
    const caption = { image_credit: 'Karl', image_licence: 'CC BY 4.0' }
    const id = await add(api.ask, ada.token, caption)
    const read = async () => objectOf((await api.ask('GET', `/artifact/${id}`, { token: bob.token })).body)
    const change = (body: object) => api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body })
    expect(await read()).toMatchObject(caption)
    expect(await change({ image_credit: '' })).toMatchObject({ body: { modifiedCount: 1 } })
    expect(await change({ image_credit: '' })).toMatchObject({ body: { modifiedCount: 0 } })
    expect(Object.keys(await read()).toSorted()).toEqual([...SHOWN, 'image_licence'].toSorted())
    const plain = await add(api.ask, ada.token, { image_credit: '', image_licence: '' })
    expect(
      await api.ask('PATCH', `/updateArtifact/${plain}`, { token: ada.token, body: { image_licence: '' } }),
    ).toMatchObject({ body: { modifiedCount: 0 } })
    const { body } = await api.ask('GET', `/artifact/${plain}`, { token: bob.token })
    expect(Object.keys(objectOf(body)).toSorted()).toEqual(SHOWN)
    expect((await api.store.db.doc(`artifacts/${plain}`).get()).data()).not.toHaveProperty('image_credit')
  })

  it('has its inventory number in every list, and no such field without one', async () => {
    const dora = await signUp()
    const id = await add(api.ask, dora.token, { inventory_number: 'EA 24' })
    const read = async () => objectOf((await api.ask('GET', `/artifact/${id}`, { token: bob.token })).body)
    expect(await read()).toMatchObject({ inventory_number: 'EA 24' })
    const mine = await api.ask('GET', `/myArtifacts?email=${dora.email}`, { token: dora.token })
    expect(listOf(mine)).toMatchObject([{ inventory_number: 'EA 24' }])
    const change = (inventory_number: string) =>
      api.ask('PATCH', `/updateArtifact/${id}`, { token: dora.token, body: { inventory_number } })
    expect(await change('EA 25')).toMatchObject({ body: { modifiedCount: 1 } })
    expect(await read()).toMatchObject({ inventory_number: 'EA 25' })
    await change('')
    expect(Object.keys(await read()).toSorted()).toEqual(SHOWN)
    expect(await change('EA 26')).toMatchObject({ body: { modifiedCount: 1 } })
    expect(await read()).toMatchObject({ inventory_number: 'EA 26' })
  })

  it.each([
    ['image_credit', 200],
    ['image_licence', 100],
    ['inventory_number', 100],
  ])('has %s of %i characters at most', async (field, max) => {
    await add(api.ask, ada.token, { [field]: 'x'.repeat(max) })
    const body = anArtifact({ [field]: 'x'.repeat(max + 1) })
    expect(await api.ask('POST', '/artifacts', { token: ada.token, body })).toMatchObject({
      status: 400,
      body: { errors: [{ field }] },
    })
  })

  it('is among the artifacts, the featured ones and those of its adder', async () => {
    const carol = await signUp()
    const id = await add(api.ask, carol.token, { artifact_name: 'Bust of Nefertiti' })
    const browsed = listOf(await api.ask('GET', '/artifacts?name=NEFERT&sort=name-asc'))
    expect(browsed.map(({ _id }) => _id)).toEqual([id])
    expect(Object.keys(browsed[0] ?? {}).toSorted()).toEqual(SHOWN)
    const mine = await api.ask('GET', `/myArtifacts?email=${carol.email}`, { token: carol.token })
    expect(listOf(mine)).toMatchObject([{ _id: id, adder_email: carol.email }])
    const featured = listOf(await api.ask('GET', '/api/featuredArtifacts'))
    expect(featured.length).toBeGreaterThan(0)
    expect(Object.keys(featured[0] ?? {}).toSorted()).toEqual(SHOWN)
  })
})

describe('a like', () => {
  it('is made once, listed and removed', async () => {
    const id = await add(api.ask, ada.token)
    const like = () => api.ask('POST', '/likes', { token: bob.token, body: { artifactId: id } })
    expect(await like()).toMatchObject({ status: 201, body: { insertedId: `${bob.uid}_${id}` } })
    expect(await like()).toMatchObject({ body: { insertedId: `${bob.uid}_${id}` } })
    const liked = await api.ask('GET', `/liked?email=${bob.email}`, { token: bob.token })
    expect(liked.body).toEqual([
      {
        _id: `${bob.uid}_${id}`,
        artifactId: id,
        artifactName: 'Rosetta Stone',
        userEmail: bob.email,
        artifactImage: 'https://example.com/rosetta.jpg',
        artifactDiscoverer: 'Pierre-François Bouchard',
        artifactDiscoveryPeriod: '1799',
      },
    ])
    const unlike = () => api.ask('DELETE', `/likes/${bob.uid}_${id}`, { token: bob.token })
    expect(await unlike()).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect(await unlike()).toMatchObject({ status: 200, body: { deletedCount: 0 } })
    const artifact = await api.ask('GET', `/artifact/${id}`, { token: bob.token })
    expect(member(artifact, 'likes_count')).toBe(0)
  })
})
