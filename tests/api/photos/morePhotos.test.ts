import { describe, expect, it } from 'vitest'
import { IMAGE_CAPTION_MAX, MORE_PHOTOS_MAX } from '@tracker/domain/limits.ts'
import { readProblem } from '@tracker/domain/api/problem.ts'
import { add } from '../support/artifacts.ts'
import { listOf, member, objectOf } from '../support/ask.ts'
import { historyOf } from '../support/histories.ts'
import { violations } from '../support/invariants.ts'
import { decide, sizeOf } from '../support/moderation.ts'
import { deleteUser, findRepairs, repairAll } from '../support/operator.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'
import { photoForm } from '../support/photos.ts'
import { signUp } from '../support/accounts.ts'

/** Tests of several photographs of an artifact (docs/decisions/035-several-photographs.md). */
withPeople()

const ELSEWHERE = 'https://example.com/side.jpg'
const pathOf = (url: string) => new URL(url).pathname
const statusOf = async (url: string) => (await api.ask('GET', pathOf(url))).status

async function sendOne(who = ada): Promise<string> {
  const reply = await api.ask('POST', '/photos', { token: who.token, ...photoForm() })
  expect(reply).toMatchObject({ status: 201 })
  return String(member(reply, 'url'))
}
const sendAll = async (count: number) => {
  const urls: string[] = []
  for (let sent = 0; sent < count; sent += 1) urls.push(await sendOne())
  return urls
}
const photographs = (urls: readonly string[]) => urls.map((url) => ({ url }))
const change = (id: string, body: object, who = ada, headers: Record<string, string> = {}) =>
  api.ask('PATCH', `/updateArtifact/${id}`, { token: who.token, body, headers })
const read = (id: string, who = ada) => api.ask('GET', `/artifact/${id}`, { token: who.token })
const moreOf = async (id: string, who = ada) => member(await read(id, who), 'more_photos')

/** An artifact with uploaded photographs, the first of which is its picture. */
async function addWith(count: number, fields: object = {}) {
  const [first = '', ...more] = await sendAll(count)
  const id = await add(api.ask, ada.token, {
    artifact_image: first,
    more_photos: photographs(more),
    ...fields,
  })
  return { id, first, more }
}

describe('further photographs', () => {
  it('come back with their captions and credits, in their order, and lists have only their number', async () => {
    const more_photos = [
      { url: await sendOne(), caption: 'The back', credit: 'Ada' },
      { url: ELSEWHERE, caption: 'The side' },
      { url: await sendOne() },
    ]
    const id = await add(api.ask, ada.token, { more_photos })
    expect(await read(id, bob)).toMatchObject({ body: { more_photos, more_photos_count: 3 } })
    const [listed] = listOf(await api.ask('GET', '/artifacts'))
    expect(listed).toMatchObject({ _id: id, more_photos_count: 3 })
    expect(listed).not.toHaveProperty('more_photos')
    expect(await violations(api.store.db)).toEqual([])
  })

  it('stay when a client that does not know them changes everything else', async () => {
    const { id, more } = await addWith(3)
    const [next = ''] = await sendAll(1)
    expect(await change(id, { artifact_name: 'Vase', artifact_image: next })).toMatchObject({ status: 200 })
    expect(await moreOf(id)).toEqual(photographs(more))
    for (const url of more) expect(await statusOf(url)).toBe(200)
  })

  it('are public, and deleted, as the picture is: with the last use', async () => {
    const { id, more } = await addWith(3)
    const [one = '', two = ''] = more
    for (const url of more) expect(await statusOf(url)).toBe(200)
    const other = await add(api.ask, ada.token, { artifact_image: one })
    await change(id, { more_photos: [] })
    expect([await statusOf(one), await statusOf(two), await sizeOf('photos')]).toEqual([200, 404, 2])
    expect(await moreOf(id)).toBeUndefined()
    await api.ask('DELETE', `/artifact/${other}`, { token: ada.token })
    expect([await statusOf(one), await sizeOf('photos')]).toEqual([404, 1])
    expect(await sizeOf('morePhotos')).toBe(0)
    expect(await violations(api.store.db)).toEqual([])
  })

  it('change places with the picture, and no photo is lost', async () => {
    const { id, first, more } = await addWith(2)
    const [second = ''] = more
    const body = { artifact_image: second, more_photos: [{ url: first, caption: 'The front' }] }
    expect(await change(id, body)).toMatchObject({ body: { modifiedCount: 1 } })
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200])
    expect(await change(id, body)).toMatchObject({ body: { modifiedCount: 0 } })
  })

  it('neither publish nor keep a photo that they name below another host', async () => {
    const elsewhere = (url: string) => [{ url: `https://example.com${pathOf(url)}` }]
    const unseen = await sendOne()
    await add(api.ask, ada.token, { more_photos: elsewhere(unseen) })
    expect(await statusOf(unseen)).toBe(404)
    const { id, more } = await addWith(2)
    const [back = ''] = more
    expect(await change(id, { more_photos: elsewhere(back) })).toMatchObject({ status: 200 })
    expect([await statusOf(back), await sizeOf('photos')]).toEqual([404, 2])
  })

  it('are removed with the artifact, whose data goes at once', async () => {
    const { id } = await addWith(12)
    await api.ask('DELETE', `/artifact/${id}`, { token: ada.token })
    expect([await sizeOf('photos'), await sizeOf('morePhotos')]).toEqual([0, 0])
  })

  it('cost the page one document more, a list none', async () => {
    const plain = await add(api.ask, ada.token)
    const { id } = await addWith(12)
    const costOf = async (path: string) => {
      const before = await api.store.usage()
      await api.ask('GET', path, { token: bob.token })
      return (await api.store.usage()).documentsRead - before.documentsRead
    }
    expect((await costOf(`/artifact/${id}`)) - (await costOf(`/artifact/${plain}`))).toBe(1)
    expect(await costOf('/artifacts')).toBe(2)
  })
})

describe('further photographs are refused', () => {
  const expectRefused = async (more_photos: unknown, what: RegExp) => {
    const reply = await api.ask('POST', '/artifacts', {
      token: ada.token,
      body: { artifact_name: 'Vase', artifact_type: 'Tools', more_photos },
    })
    expect(reply.status).toBe(400)
    const { errors } = readProblem(reply.status, reply.body)
    expect(errors.map(({ field }) => field)).toEqual(['more_photos'])
    expect(errors[0]?.message).toMatch(what)
  }

  it('without a public address, with a text that is too long, and when there are too many', async () => {
    await expectRefused([{ url: '' }], /full address/)
    await expectRefused([{ url: 'javascript:alert(1)' }], /full address/)
    await expectRefused([{ url: 'https://localhost/a.jpg' }], /public web server/)
    await expectRefused([{ url: ELSEWHERE, caption: 'x'.repeat(IMAGE_CAPTION_MAX + 1) }], /at most 500/)
    await expectRefused([{ url: ELSEWHERE, credit: 'a\u0000' }], /control character/)
    await expectRefused('x', /must be a list/)
    const many = Array.from({ length: MORE_PHOTOS_MAX + 1 }, (_, at) => `${ELSEWHERE}?${at}`)
    await expectRefused(photographs(many), /at most 12 photographs/)
    await add(api.ask, ada.token, { more_photos: photographs(many.slice(1)) })
  })

  it('if they are photos of somebody else, or do not exist, also in a change', async () => {
    const foreign = await sendOne(bob)
    const gone = foreign.replace(/photos\/.{20}/, `photos/${'x'.repeat(20)}`)
    await expectRefused([{ url: foreign }], /your own/)
    await expectRefused([{ url: gone }], /./)
    const { id, more } = await addWith(2)
    for (const url of [foreign, gone])
      expect(await change(id, { more_photos: photographs([...more, url]) })).toMatchObject({ status: 400 })
    expect(await moreOf(id)).toEqual(photographs(more))
  })

  it('with a version that has changed since', async () => {
    const { id, more } = await addWith(2)
    const version = (await read(id)).headers.get('etag') ?? ''
    const captioned = more.map((url) => ({ url, caption: 'The back' }))
    const match = { 'If-Match': version }
    expect(await change(id, { more_photos: captioned }, ada, match)).toMatchObject({ status: 200 })
    expect(await change(id, { more_photos: [] }, ada, match)).toMatchObject({ status: 412 })
  })
})

describe('hidden with their artifact, further photographs', () => {
  it('are read by its adder and curators only, and come back', async () => {
    const { id, more } = await addWith(3)
    await decide(id, 'hide')
    for (const url of more) expect(await statusOf(url)).toBe(404)
    expect(await sizeOf('morePhotos')).toBe(0)
    for (const who of [ada, curator]) expect(await moreOf(id, who)).toEqual(photographs(more))
    expect((await read(id, bob)).status).toBe(404)
    const mine = listOf(await api.ask('GET', `/myArtifacts?email=${ada.email}`, { token: ada.token }))
    expect(mine[0]).not.toHaveProperty('more_photos')
    expect(await violations(api.store.db)).toEqual([])
    await decide(id, 'restore')
    for (const url of more) expect(await statusOf(url)).toBe(200)
    expect(await moreOf(id, bob)).toEqual(photographs(more))
    expect(await violations(api.store.db)).toEqual([])
  })

  it('survive a deletion that is undone, hidden or not', async () => {
    const { id, more } = await addWith(3)
    const trash = () => api.ask('DELETE', `/artifact/${id}?undo=1`, { token: ada.token })
    const undo = () => api.ask('POST', `/undoDelete/${id}`, { token: ada.token })
    await trash()
    for (const url of more) expect(await statusOf(url)).toBe(404)
    expect([await sizeOf('morePhotos'), await sizeOf('photos')]).toEqual([0, 3])
    await undo()
    expect(await moreOf(id, bob)).toEqual(photographs(more))
    await decide(id, 'hide')
    await trash()
    await undo()
    expect(await moreOf(id)).toEqual(photographs(more))
    expect(await violations(api.store.db)).toEqual([])
    await trash()
    await api.ask('DELETE', `/artifact/${id}`, { token: ada.token })
    expect(await sizeOf('photos')).toBe(0)
  })
})

describe('the history of further photographs', () => {
  it('has the lists, of which its adder and curators restore earlier photographs, and nothing else', async () => {
    const { id, more } = await addWith(3)
    const [one = '', two = ''] = more
    const captioned = [{ url: one, caption: 'Bad words' }, { url: two }]
    await change(id, { more_photos: captioned })
    const entries = (await historyOf(api.store.db, id))?.changes ?? []
    expect(entries).toMatchObject([
      { kind: 'edited', before: { more_photos: photographs(more) }, after: { more_photos: captioned } },
    ])
    const invented = [{ url: one, caption: 'Invented' }]
    expect(await change(id, { more_photos: invented }, curator)).toMatchObject({ status: 403 })
    expect(await change(id, { more_photos: photographs(more) }, curator)).toMatchObject({ status: 200 })
    expect(await moreOf(id)).toEqual(photographs(more))
    expect(await violations(api.store.db)).toEqual([])
  })
})

describe('further photographs belong to their adder', () => {
  it('whose data export has them, and with whose account they go', async () => {
    const eve = await signUp()
    const [first, second, third] = [await sendOne(eve), await sendOne(eve), await sendOne(eve)]
    const id = await add(api.ask, eve.token, {
      artifact_image: first,
      more_photos: photographs([second, third]),
    })
    const { body } = await api.ask('GET', '/account', { token: eve.token })
    expect(objectOf(body).more_photos).toEqual([
      { artifactId: id, more_photos: photographs([second, third]) },
    ])
    await deleteUser(api.store, eve.uid)
    expect([await sizeOf('photos'), await sizeOf('morePhotos')]).toEqual([0, 0])
  })

  it('and stay while they are used, if the reconciler finds nothing wrong', async () => {
    const { id, more } = await addWith(3)
    const sent_at = new Date(Date.now() - 25 * 3_600_000)
    const { docs } = await api.store.db.collection('photos').get()
    for (const photo of docs) await photo.ref.update({ sent_at })
    expect(await findRepairs(api.store)).toEqual([])
    await decide(id, 'hide')
    expect(await findRepairs(api.store)).toEqual([])
    await decide(id, 'restore')
    // A copy of the database that was made in between.
    await api.store.db.doc(`morePhotos/${id}`).update({ more_photos: photographs(more.slice(1)) })
    await api.store.db.doc('morePhotos/nothing').set({ adder_uid: ada.uid, more_photos: photographs(more) })
    expect((await findRepairs(api.store)).toSorted()).toEqual(
      [id, 'nothing'].map((one) => `artifact ${one}: its further photographs are made to agree`).toSorted(),
    )
    await repairAll(api.store)
    expect(await moreOf(id)).toEqual(photographs(more.slice(1)))
    expect(await sizeOf('morePhotos')).toBe(1)
    expect(await violations(api.store.db)).toEqual([])
  })
})
