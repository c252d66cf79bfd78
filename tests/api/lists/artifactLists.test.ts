import { LIST_ENTRIES_MAX, LISTS_MAX } from '@tracker/domain/limits.ts'
import { describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { add, storeSeveral } from '../support/artifacts.ts'
import { listOf, member, objectOf } from '../support/ask.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

/** Tests of lists of artifacts that users make and share (docs/threats.md, threat 86). */
withPeople()

const call = (method: string, path: string, who: Account, body?: unknown, headers = {}) =>
  api.ask(method, path, { token: who.token, headers, ...(body !== undefined && { body }) })
const make = async (fields: object = {}, who = ada) =>
  String(member(await call('POST', '/lists', who, { title: 'Bronze', ...fields }), 'insertedId'))
const read = async (id: string, who = ada) => objectOf((await call('GET', `/lists/${id}`, who)).body)
const put = (id: string, entry: object, who = ada) => call('POST', `/listEntries/${id}`, who, entry)
const take = (id: string, artifactId: string, who = ada) =>
  call('DELETE', `/listEntries/${id}?artifactId=${artifactId}`, who)
const changeMany = (id: string, many: object, who = ada) => call('PATCH', `/listEntries/${id}`, who, many)
const change = (id: string, fields: object, who = ada) => call('PATCH', `/lists/${id}`, who, fields)

const artifacts = (count: number) => storeSeveral(api.store.db, count, bob.uid)

describe('a list', () => {
  it('is made, read, changed and deleted by its owner', async () => {
    const [stone = '', vase = ''] = await artifacts(2)
    const id = await make({ artifactIds: [stone, vase, stone] })
    expect(await read(id)).toEqual({
      _id: id,
      title: 'Bronze',
      introduction: '',
      visibility: 'private',
      entries: [
        { artifactId: stone, note: '' },
        { artifactId: vase, note: '' },
      ],
    })
    const fields = { title: 'Gold', introduction: 'For class 7b.', visibility: 'link' }
    expect(await change(id, fields)).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
    expect(await change(id, fields)).toMatchObject({ status: 200, body: { modifiedCount: 0 } })
    expect(await read(id)).toMatchObject(fields)
    expect(await call('DELETE', `/lists/${id}`, ada)).toMatchObject({ body: { deletedCount: 1 } })
    expect(await call('GET', `/lists/${id}`, ada)).toMatchObject({ status: 404 })
  })

  it('names the title and the introduction of another tab that it replaced', async () => {
    const id = await make({ introduction: 'First.' })
    const seen = { seen_title: 'Bronze', seen_introduction: 'First.' }
    const one = await change(id, { title: 'Gold', introduction: 'Of one tab.', ...seen })
    expect(one.body).toEqual({ modifiedCount: 1 })
    expect((await change(id, { title: 'Gold', ...seen })).body).toEqual({ modifiedCount: 0 })
    const two = await change(id, { title: 'Tin', introduction: 'Of the other tab.', ...seen })
    expect(two.body).toEqual({
      modifiedCount: 1,
      replaced_title: 'Gold',
      replaced_introduction: 'Of one tab.',
    })
    expect(await read(id)).toMatchObject({ title: 'Tin', introduction: 'Of the other tab.' })
    expect((await api.store.db.doc(`lists/${id}`).get()).data()).not.toHaveProperty('seen_title')
  })

  it('is listed for its owner alone, last changed first, page by page', async () => {
    const first = await make({ title: 'One' })
    const second = await make({ title: 'Two' })
    await make({ title: 'Of Bob' }, bob)
    await change(first, { introduction: 'New.' })
    const page = await call('GET', '/lists?limit=1', ada)
    expect(listOf(page).map(({ _id }) => _id)).toEqual([first])
    const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
    expect(listOf(await call('GET', next, ada)).map(({ _id }) => _id)).toEqual([second])
    expect(await call('GET', next, bob)).toMatchObject({ status: 400 })
  })

  it('is made once for one Idempotency-Key', async () => {
    const key = { 'Idempotency-Key': 'list-1' }
    const replies = await Promise.all([1, 2, 3].map(() => call('POST', '/lists', ada, { title: 'A' }, key)))
    expect(new Set(replies.map((reply) => member(reply, 'insertedId'))).size).toBe(1)
    expect(await call('POST', '/lists', ada, { title: 'B' }, key)).toMatchObject({ status: 409 })
    expect(listOf(await call('GET', '/lists', ada))).toHaveLength(1)
  })

  it.each([
    ['title', { title: '' }],
    ['title', { title: 'x'.repeat(201) }],
    ['introduction', { introduction: 'x'.repeat(5_001) }],
    ['introduction', { introduction: '\u0000' }],
    ['visibility', { visibility: 'all' }],
  ])('with a wrong %s is refused with its name, case %#', async (field, fields) => {
    const id = await make()
    for (const reply of [
      await call('POST', '/lists', ada, { title: 'A', ...fields }),
      await change(id, fields),
    ])
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    expect(await read(id)).toMatchObject({ title: 'Bronze', visibility: 'private' })
  })

  it('accepts no owner, times or entries from a client', async () => {
    const [stone = ''] = await artifacts(1)
    const forged = { uid: bob.uid, entries: [{ artifactId: stone, note: 'x' }], hidden_reason: 'x', _id: 'x' }
    const id = await make(forged)
    await change(id, { ...forged, introduction: 'x' })
    const stored = objectOf((await api.store.db.doc(`lists/${id}`).get()).data())
    expect(stored).toMatchObject({ uid: ada.uid, entries: [] })
    expect(stored).not.toHaveProperty('hidden_reason')
  })

  it(`is one of at most ${LISTS_MAX}`, async () => {
    const batch = api.store.db.batch()
    for (let at = 0; at < LISTS_MAX; at += 1) batch.set(api.store.db.doc(`lists/l${at}`), { uid: ada.uid })
    await batch.commit()
    expect(await call('POST', '/lists', ada, { title: 'One more' })).toMatchObject({ status: 409 })
    expect(await call('POST', '/lists', bob, { title: 'Another' })).toMatchObject({ status: 201 })
  })
})

describe('an entry', () => {
  it('is added at the end, annotated, ordered and removed', async () => {
    const [one = '', two = '', three = ''] = await artifacts(3)
    const id = await make({ artifactIds: [one] })
    expect(await put(id, { artifactId: two, note: 'Cast.' })).toMatchObject({ body: { modifiedCount: 1 } })
    await put(id, { artifactId: three })
    expect(await put(id, { artifactId: two })).toMatchObject({ body: { modifiedCount: 0 } })
    await put(id, { artifactId: one, note: 'Forged.' })
    await change(id, { order: [three, 'unknown', one, three] })
    expect((await read(id)).entries).toEqual([
      { artifactId: three, note: '' },
      { artifactId: one, note: 'Forged.' },
      { artifactId: two, note: 'Cast.' },
    ])
    expect(await take(id, one)).toMatchObject({ body: { deletedCount: 1 } })
    expect(await take(id, one)).toMatchObject({ body: { deletedCount: 0 } })
    expect((await read(id)).entries).toMatchObject([{ artifactId: three }, { artifactId: two }])
  })

  it('copies nothing of its artifact', async () => {
    const [one = '', two = ''] = await artifacts(2)
    const id = await make({ artifactIds: [one] })
    await put(id, { artifactId: two })
    expect((await api.store.db.doc(`lists/${id}`).get()).get('entries')).toEqual([
      { artifactId: one, note: '' },
      { artifactId: two, note: '' },
    ])
  })

  it('names the note of another tab that it replaced', async () => {
    const [stone = ''] = await artifacts(1)
    const id = await make({ artifactIds: [stone] })
    await put(id, { artifactId: stone, note: 'Of this tab.', seen_note: '' })
    const second = await put(id, { artifactId: stone, note: 'Of the other tab.', seen_note: '' })
    expect(second.body).toEqual({ modifiedCount: 1, replaced_note: 'Of this tab.' })
    const third = await put(id, { artifactId: stone, note: 'Seen.', seen_note: 'Of the other tab.' })
    expect(third.body).toEqual({ modifiedCount: 1 })
  })

  it('is of an artifact that exists and is visible', async () => {
    const id = await make()
    const deleted = await add(api.ask, bob.token)
    await call('DELETE', `/artifact/${deleted}`, bob)
    const hidden = await add(api.ask, bob.token)
    await call('POST', `/reports/${hidden}`, curator, { decision: 'hide', note: 'x' })
    for (const artifactId of ['missing', deleted, hidden]) {
      expect(await put(id, { artifactId })).toMatchObject({ status: 404 })
      const list = { title: 'A', artifactIds: [artifactId] }
      expect(await call('POST', '/lists', ada, list)).toMatchObject({ status: 404 })
    }
    for (const artifactId of ['../x', '__x__', '', 7, null])
      expect(await put(id, { artifactId })).toMatchObject({ status: 400 })
    expect((await read(id)).entries).toEqual([])
  })

  it('stays, with its note, when its artifact is hidden or deleted', async () => {
    const artifactId = await add(api.ask, bob.token)
    const id = await make({ artifactIds: [artifactId] })
    await call('DELETE', `/artifact/${artifactId}`, bob)
    expect(await put(id, { artifactId, note: 'It was here.' })).toMatchObject({ status: 200 })
    expect((await read(id)).entries).toEqual([{ artifactId, note: 'It was here.' }])
  })

  it(`is one of at most ${LIST_ENTRIES_MAX}`, async () => {
    const ids = await artifacts(LIST_ENTRIES_MAX + 1)
    const id = await make({ artifactIds: ids.slice(1) })
    expect(await put(id, { artifactId: ids[0] })).toMatchObject({ status: 409 })
    expect(await put(id, { artifactId: ids[1], note: 'x' })).toMatchObject({ status: 200 })
    expect(await call('POST', '/lists', ada, { title: 'A', artifactIds: ids })).toMatchObject({ status: 400 })
  })
})

describe('threat 86: a list of another person', () => {
  it('is missing while it is private, and read only while it is shared', async () => {
    const [stone = ''] = await artifacts(1)
    const id = await make({ artifactIds: [stone] })
    const attempts = () =>
      Promise.all([
        call('GET', `/lists/${id}`, bob),
        change(id, { title: 'Mine' }, bob),
        put(id, { artifactId: stone, note: 'Mine' }, bob),
        take(id, stone, bob),
        changeMany(id, { remove: [stone] }, bob),
        call('DELETE', `/lists/${id}`, bob),
      ])
    expect((await attempts()).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    await change(id, { visibility: 'link' })
    expect((await attempts()).map(({ status }) => status)).toEqual([200, 403, 403, 403, 403, 403])
    expect(await read(id)).toMatchObject({ title: 'Bronze', entries: [{ artifactId: stone, note: '' }] })
    // The response does not name the owner.
    expect(JSON.stringify(await read(id, bob))).not.toMatch(new RegExp(`${ada.uid}|${ada.email}`))
  })

  it('is missing for others while curators hide it or its owner is suspended', async () => {
    const id = await make({ visibility: 'link' })
    await api.store.db.doc(`lists/${id}`).update({ hidden_reason: 'Advertising.' })
    expect(await call('GET', `/lists/${id}`, bob)).toMatchObject({ status: 404 })
    expect(await read(id)).toMatchObject({ hidden_reason: 'Advertising.' })
    const other = await make({ visibility: 'link' }, bob)
    await call('POST', `/suspensions/${bob.uid}`, curator, { reason: 'Spam.' })
    expect(await call('GET', `/lists/${other}`, ada)).toMatchObject({ status: 404 })
    expect(await call('POST', '/lists', bob, { title: 'A' })).toMatchObject({ status: 403 })
    await call('DELETE', `/suspensions/${bob.uid}`, curator)
    expect(await call('GET', `/lists/${other}`, ada)).toMatchObject({ status: 200 })
  })
})

it('the lists of an account are in its data and are deleted with it', async () => {
  const eve = await signUp()
  const [stone = ''] = await artifacts(1)
  const id = await make({ artifactIds: [stone] }, eve)
  await put(id, { artifactId: stone, note: 'Mine.' }, eve)
  await make()
  const { body } = await call('GET', '/account', eve)
  expect(body).toMatchObject({ lists: [{ _id: id, entries: [{ artifactId: stone, note: 'Mine.' }] }] })
  expect(await call('DELETE', '/account', eve)).toMatchObject({ status: 200 })
  expect((await api.store.db.doc(`lists/${id}`).get()).exists).toBe(false)
  expect((await api.store.db.collection('lists').get()).size).toBe(1)
})

it('a list costs one read, a change of it one read and two writes', async () => {
  const [stone = '', vase = '', ...others] = await artifacts(5)
  const id = await make({ artifactIds: [stone], visibility: 'link' })
  const costOf = async (act: () => Promise<unknown>) => {
    const before = await api.store.usage()
    await act()
    const after = await api.store.usage()
    return [after.documentsRead - before.documentsRead, after.documentsWritten - before.documentsWritten]
  }
  const costs = {
    read: await costOf(() => read(id)),
    // Reads one document more: the owner's suspension.
    readByOther: await costOf(() => read(id, bob)),
    add: await costOf(() => put(id, { artifactId: vase })),
    addMany: await costOf(() => changeMany(id, { add: [stone, vase, ...others] })),
    removeMany: await costOf(() => changeMany(id, { remove: others })),
    annotate: await costOf(() => put(id, { artifactId: vase, note: 'Red.' })),
    order: await costOf(() => change(id, { order: [vase, stone] })),
    page: await costOf(() => api.ask('GET', `/list/${id}`)),
  }
  expect(costs).toEqual({
    read: [1, 0],
    readByOther: [2, 0],
    // One is the receipt.
    add: [2, 2],
    addMany: [4, 2],
    removeMany: [1, 2],
    annotate: [1, 2],
    order: [1, 2],
    page: [4, 0],
  })
})
