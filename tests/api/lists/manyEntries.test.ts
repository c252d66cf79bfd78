import { LIST_ENTRIES_MAX } from '@tracker/domain/limits.ts'
import { describe, expect, it } from 'vitest'
import type { Account } from '../support/accounts.ts'
import { add, storeSeveral } from '../support/artifacts.ts'
import { member, objectOf } from '../support/ask.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

/** Tests of adding and removing many artifacts of a list (docs/decisions/029-lists.md). */
withPeople()

const call = (method: string, path: string, who: Account, body: unknown) =>
  api.ask(method, path, { token: who.token, body })
const make = async (artifactIds: readonly string[] = []) =>
  String(member(await call('POST', '/lists', ada, { title: 'Bronze', artifactIds }), 'insertedId'))
const changeMany = (id: string, many: object) => call('PATCH', `/listEntries/${id}`, ada, many)
const entriesOf = async (id: string) =>
  objectOf((await api.ask('GET', `/lists/${id}`, { token: ada.token })).body).entries as unknown[]
const idsIn = async (id: string) => (await entriesOf(id)).map((entry) => String(objectOf(entry).artifactId))
const inText = (one: string, other: string) => one.localeCompare(other)

const artifacts = (count: number) => storeSeveral(api.store.db, count, bob.uid)

describe('many entries in one call', () => {
  it('are added to the end in their order, without those that it has, and removed again', async () => {
    const [one = '', two = '', three = '', four = ''] = await artifacts(4)
    const id = await make([two])
    await call('POST', `/listEntries/${id}`, ada, { artifactId: two, note: 'Stays.' })
    const added = await changeMany(id, { add: [three, two, one, three] })
    expect(added).toMatchObject({ status: 200 })
    expect(added.body).toEqual({
      deletedCount: 0,
      added: [three, one],
      already_in: 1,
      not_found: 0,
      no_room: 0,
    })
    expect(await entriesOf(id)).toEqual([
      { artifactId: two, note: 'Stays.' },
      { artifactId: three, note: '' },
      { artifactId: one, note: '' },
    ])
    const undone = await changeMany(id, { remove: [three, one, four] })
    expect(undone.body).toMatchObject({ deletedCount: 2, added: [], already_in: 0 })
    expect(await changeMany(id, { remove: [one], add: [two] })).toMatchObject({ body: { deletedCount: 0 } })
    expect(await idsIn(id)).toEqual([two])
  })

  it('are left out if nobody sees them', async () => {
    const deleted = await add(api.ask, bob.token)
    await api.ask('DELETE', `/artifact/${deleted}`, { token: bob.token })
    const hidden = await add(api.ask, bob.token)
    await call('POST', `/reports/${hidden}`, curator, { decision: 'hide', note: 'x' })
    const [stone = ''] = await artifacts(1)
    const id = await make()
    const reply = await changeMany(id, { add: [deleted, 'missing', stone, hidden] })
    expect(reply.body).toMatchObject({ added: [stone], not_found: 3, no_room: 0 })
    expect(await idsIn(id)).toEqual([stone])
  })

  it('are as many as the list has room for, those that nobody sees apart', async () => {
    const ids = await artifacts(LIST_ENTRIES_MAX + 2)
    const id = await make(ids.slice(0, LIST_ENTRIES_MAX - 2))
    const reply = await changeMany(id, { add: ['missing', ...ids.slice(-4)] })
    expect(reply.body).toMatchObject({ added: ids.slice(-4, -2), not_found: 1, no_room: 2 })
    const full = await changeMany(id, { add: ids.slice(-2) })
    expect(full.body).toMatchObject({ added: [], not_found: 0, no_room: 2 })
    const moved = await changeMany(id, { remove: ids.slice(0, 1), add: ids.slice(-1) })
    expect(moved.body).toMatchObject({ deletedCount: 1, added: ids.slice(-1), no_room: 0 })
    expect(await idsIn(id)).toEqual([...ids.slice(1, -2), ids.at(-1)])
  })

  it('are at most a list, of ids', async () => {
    const id = await make()
    const many = Array.from({ length: LIST_ENTRIES_MAX + 1 }, (_, at) => `artifact-${at}`)
    for (const ids of [many, ['../x'], 'x', [7]])
      for (const field of ['add', 'remove'])
        expect(await changeMany(id, { [field]: ids })).toMatchObject({ status: 400 })
    expect(await changeMany(id, [])).toMatchObject({ status: 400 })
  })

  it('are all added when tabs add others at the same time', async () => {
    const ids = await artifacts(40)
    const id = await make()
    const tabs = [0, 10, 20, 30].map((at) => changeMany(id, { add: ids.slice(at, at + 10) }))
    for (const reply of await Promise.all(tabs)) expect(reply).toMatchObject({ status: 200 })
    expect((await idsIn(id)).toSorted(inText)).toEqual(ids.toSorted(inText))
  })
})
