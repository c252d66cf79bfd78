import { describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { listOf, member } from '../support/ask.ts'
import { removeRecordsWithoutAccount, repairAll } from '../support/operator.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

/** Tests of reports of lists and curators' decisions about them (docs/threats.md, threat 89). */
withPeople()

const call = (method: string, path: string, who: Account, body?: unknown) =>
  api.ask(method, path, { token: who.token, ...(body !== undefined && { body }) })
const make = async (who = ada, visibility = 'link') =>
  String(member(await call('POST', '/lists', who, { title: 'Bronze', visibility }), 'insertedId'))
const report = (who: Account, listId: string, text = '') =>
  call('POST', '/listReports', who, { listId, reason: 'Advertising', text })
const reports = async () => listOf(await call('GET', '/listReports', curator))
const decide = (id: string, decision: string, note = 'Sells shoes.', who = curator) =>
  call('POST', `/listReports/${id}`, who, { decision, note })
const pageOf = (id: string) => api.ask('GET', `/list/${id}`)
const stored = async () => (await api.store.db.collection('listReports').get()).size

describe('a report of a list', () => {
  it('is stored once per user, and shown to curators without its author', async () => {
    const id = await make()
    const insertedId = `${bob.uid}_${id}`
    expect(await report(bob, id, 'Shoes.')).toMatchObject({ status: 201, body: { insertedId } })
    expect(await report(bob, id)).toMatchObject({ status: 201, body: { insertedId } })
    const seen = await reports()
    expect(seen).toMatchObject([
      { list: { _id: id, title: 'Bronze' }, is_own: false, reason: 'Advertising', text: 'Shoes.' },
    ])
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${bob.uid}|${ada.uid}`))
  })

  it('needs a list that the person can read, and a reason', async () => {
    for (const id of [await make(ada, 'private'), 'missing', '__x__'])
      expect(await report(bob, id)).toMatchObject({ status: 404 })
    const body = { listId: await make(), reason: 'Because' }
    expect(await call('POST', '/listReports', bob, body)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'reason' }] },
    })
    expect(await stored()).toBe(0)
  })
})

describe('threat 89: a decision about a list', () => {
  it('hides it from everybody except its owner, who sees the reason, until it is restored', async () => {
    const id = await make()
    await report(bob, id)
    expect(await decide(id, 'hide', '')).toMatchObject({ status: 400, body: { errors: [{ field: 'note' }] } })
    expect(await decide(id, 'hide')).toMatchObject({ status: 200, body: { decision: 'hide' } })
    expect((await pageOf(id)).status).toBe(404)
    expect(await call('GET', `/lists/${id}`, bob)).toMatchObject({ status: 404 })
    expect(await call('GET', `/lists/${id}`, ada)).toMatchObject({ body: { hidden_reason: 'Sells shoes.' } })
    expect(await call('PATCH', `/lists/${id}`, ada, { title: 'Gold', hidden_reason: null })).toMatchObject({
      status: 200,
    })
    expect(await reports()).toMatchObject([{ list: { title: 'Gold', hidden_reason: 'Sells shoes.' } }])
    expect(await decide(id, 'restore')).toMatchObject({ status: 200 })
    expect((await pageOf(id)).status).toBe(200)
    expect(await reports()).toEqual([])
    expect(await decide(id, 'restore')).toMatchObject({ status: 409 })
  })

  it('dismisses all reports of it', async () => {
    const id = await make()
    await report(bob, id)
    await report(await signUp(), id)
    expect(await decide(id, 'dismiss', '')).toMatchObject({ status: 200 })
    expect(await stored()).toBe(0)
    expect((await pageOf(id)).status).toBe(200)
  })

  it('is for curators, and not about their own', async () => {
    const [id, own] = [await make(), await make(curator)]
    await report(bob, id)
    await report(bob, own)
    expect(await call('GET', '/listReports', bob)).toMatchObject({ status: 403 })
    for (const decision of ['hide', 'dismiss', 'restore']) {
      expect(await decide(id, decision, 'x', bob)).toMatchObject({ status: 403 })
      expect(await decide(own, decision)).toMatchObject({ status: 403 })
    }
    expect(await stored()).toBe(2)
    expect((await pageOf(id)).status).toBe(200)
  })
})

it('reports go with their list, with its owner and with their author, and are in the data of the author', async () => {
  const [eve, mal] = [await signUp(), await signUp()]
  const [deleted, ofMal, kept] = [await make(), await make(mal), await make()]
  for (const id of [deleted, ofMal, kept]) await report(eve, id)
  expect((await call('GET', '/account', eve)).body).toMatchObject({
    list_reports: [{ reason: 'Advertising' }, {}, {}],
  })
  await call('DELETE', `/lists/${deleted}`, ada)
  expect(await stored()).toBe(2)
  expect(await call('DELETE', '/account', mal)).toMatchObject({ status: 200 })
  expect(await stored()).toBe(1)
  await call('DELETE', '/account', eve)
  expect(await stored()).toBe(0)
})

it('reports of missing lists are removed by the reconciler', async () => {
  const id = await make()
  await report(bob, id)
  await api.store.db.doc(`lists/${id}`).delete()
  expect(await reports()).toEqual([])
  await repairAll(api.store)
  expect(await stored()).toBe(0)
})

it('lists and reports of an account that no longer exists are removed by the reconciler, and no others', async () => {
  const kept = await make()
  await report(bob, kept)
  const late = { title: 'Late', visibility: 'link', entries: [] }
  await api.store.db.doc('lists/late').set({ ...late, uid: 'nobody' })
  await api.store.db.doc(`listReports/nobody_${kept}`).set({ uid: 'nobody', listId: kept })
  await api.store.db.doc(`listReports/${bob.uid}_late`).set({ uid: bob.uid, listId: 'late' })
  expect(await removeRecordsWithoutAccount(api.store)).toContain(
    'account nobody does not exist: its records are removed',
  )
  expect(await stored()).toBe(1)
  expect((await pageOf('late')).status).toBe(404)
  expect((await pageOf(kept)).status).toBe(200)
})
