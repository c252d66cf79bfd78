import { LIST_ENTRIES_MAX } from '@tracker/domain/limits.ts'
import { expect, it } from 'vitest'
import type { Account } from '../support/accounts.ts'
import { storeSeveral } from '../support/artifacts.ts'
import { member, objectOf } from '../support/ask.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

withPeople()

const call = (method: string, path: string, who: Account, body?: unknown, headers = {}) =>
  api.ask(method, path, { token: who.token, headers, ...(body !== undefined && { body }) })
const make = (fields: object, who = ada, headers = {}) =>
  call('POST', '/lists', who, { title: 'Bronze', ...fields }, headers)
const made = async (fields: object, who = ada) => String(member(await make(fields, who), 'insertedId'))
const read = async (id: string, who = ada) => objectOf((await call('GET', `/lists/${id}`, who)).body)

const artifacts = (count: number) => storeSeveral(api.store.db, count, bob.uid)

it('a copy has the artifacts in their order with their notes, is private, and does not follow the list', async () => {
  const [stone = '', vase = '', coin = ''] = await artifacts(3)
  const id = await made({ artifactIds: [vase, stone], visibility: 'link' })
  await call('POST', `/listEntries/${id}`, ada, { artifactId: vase, note: 'The handle.' })
  const copy = await made({ title: 'Mine', copy_of: id, artifactIds: [coin, stone] }, bob)
  const entries = [
    { artifactId: vase, note: 'The handle.' },
    { artifactId: stone, note: '' },
    { artifactId: coin, note: '' },
  ]
  expect(await read(copy, bob)).toMatchObject({ title: 'Mine', visibility: 'private', entries })
  expect((await api.store.db.doc(`lists/${copy}`).get()).data()).not.toHaveProperty('copy_of')
  await call('DELETE', `/lists/${id}`, ada)
  expect(await read(copy, bob)).toMatchObject({ entries })
})

it('a copy leaves out what is hidden or deleted', async () => {
  const [stone = '', vase = '', coin = ''] = await artifacts(3)
  const id = await made({ artifactIds: [stone, vase, coin] })
  const hide = { decision: 'hide', note: 'A copy.' }
  expect(await call('POST', `/reports/${stone}`, curator, hide)).toMatchObject({ status: 200 })
  expect(await call('DELETE', `/artifact/${coin}`, bob)).toMatchObject({ status: 200 })
  expect(await read(await made({ copy_of: id }))).toMatchObject({ entries: [{ artifactId: vase, note: '' }] })
})

it('no copy is made of a private one of another, of a hidden one, or of none', async () => {
  const [stone = ''] = await artifacts(1)
  const id = await made({ artifactIds: [stone] })
  expect(await make({ copy_of: id }, bob)).toMatchObject({ status: 404 })
  await call('PATCH', `/lists/${id}`, ada, { visibility: 'link' })
  expect(await make({ copy_of: id }, bob)).toMatchObject({ status: 201 })
  const hide = { kind: 'list', decision: 'hide', note: 'Spam.' }
  expect(await call('POST', `/reports/${id}`, curator, hide)).toMatchObject({ status: 200 })
  expect(await make({ copy_of: id }, bob)).toMatchObject({ status: 404 })
  // Its copy could be shared, and no curator would know.
  expect(await make({ copy_of: id }, ada)).toMatchObject({ status: 409 })
  expect(await make({ copy_of: 'nothing' }, bob)).toMatchObject({ status: 404 })
  expect(await make({ copy_of: 'a/b' }, bob)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'copy_of' }] },
  })
})

it('a copy is made once for one Idempotency-Key', async () => {
  const [stone = ''] = await artifacts(1)
  const id = await made({ artifactIds: [stone] })
  const key = { 'Idempotency-Key': 'copy-1' }
  const first = await make({ copy_of: id }, ada, key)
  await call('DELETE', `/lists/${id}`, ada)
  expect(await make({ copy_of: id }, ada, key)).toMatchObject({ status: 201, body: first.body })
})

it('a copy with more than a list has room for is refused', async () => {
  const ids = await artifacts(LIST_ENTRIES_MAX + 1)
  const id = await made({ artifactIds: ids.slice(0, -1) })
  expect(await make({ copy_of: id, artifactIds: ids.slice(-1) })).toMatchObject({ status: 409 })
  expect(await make({ copy_of: id, artifactIds: ids.slice(0, 5) })).toMatchObject({ status: 201 })
})
