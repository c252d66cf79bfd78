import { describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { listOf, member } from '../support/ask.ts'
import { openReports } from '../support/moderation.ts'
import { findRepairs, removeRecordsWithoutAccount, repairAll } from '../support/operator.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

/** Tests of reports of lists and curators' decisions about them (docs/threats.md, threat 89). */
withPeople()

const call = (method: string, path: string, who: Account, body?: unknown) =>
  api.ask(method, path, { token: who.token, ...(body !== undefined && { body }) })
const make = async (who = ada, visibility = 'link') =>
  String(member(await call('POST', '/lists', who, { title: 'Bronze', visibility }), 'insertedId'))
const report = (who: Account, listId: string, text = '', reason = 'Advertising') =>
  call('POST', '/reports', who, { listId, reason, text })
const appeal = (who: Account, listId: string) => report(who, listId, 'Mine.', 'Appeal')
const cases = async () => listOf(await call('GET', '/reports', curator))
const decide = (id: string, decision: string, note = 'Sells shoes.', who = curator) =>
  call('POST', `/reports/${id}`, who, { kind: 'list', decision, note })
const pageOf = (id: string) => api.ask('GET', `/list/${id}`)
const stored = async () => (await api.store.db.collection('reports').get()).size

describe('a report of a list', () => {
  it('is stored once per user, and shown to curators without its author and without the owner', async () => {
    const id = await make()
    const insertedId = `${bob.uid}_${id}`
    expect(await report(bob, id, 'Shoes.')).toMatchObject({ status: 201, body: { insertedId } })
    expect(await report(bob, id)).toMatchObject({ status: 201, body: { insertedId } })
    const seen = await cases()
    expect(seen).toMatchObject([
      {
        kind: 'list',
        list: { _id: id, title: 'Bronze' },
        is_own: false,
        reports_count: 1,
        reports: [{ reason: 'Advertising', text: 'Shoes.' }],
      },
    ])
    expect(JSON.stringify(seen)).not.toMatch(new RegExp(`${bob.uid}|${ada.uid}`))
    expect(await openReports()).toBe(1)
  })

  it('makes one case, however many report the list', async () => {
    const id = await make()
    for (const who of [bob, await signUp(), await signUp()]) await report(who, id)
    expect(await cases()).toMatchObject([{ list: { _id: id }, reports_count: 3, reports: [{}, {}, {}] }])
  })

  it('needs a list that others can read, and a reason', async () => {
    for (const id of [await make(ada, 'private'), 'missing', '__x__'])
      expect(await report(bob, id)).toMatchObject({ status: 404 })
    const listId = await make()
    for (const reason of ['Because', 'Appeal'])
      expect(await report(bob, listId, '', reason)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'reason' }] },
      })
    for (const subject of [{}, { listId, artifactId: 'stone' }])
      expect(await call('POST', '/reports', bob, { ...subject, reason: 'Other' })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'artifactId' }] },
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
    expect(await report(bob, id)).toMatchObject({ status: 404 })
    expect(await call('GET', `/lists/${id}`, ada)).toMatchObject({ body: { hidden_reason: 'Sells shoes.' } })
    expect(await call('PATCH', `/lists/${id}`, ada, { title: 'Gold', hidden_reason: null })).toMatchObject({
      status: 200,
    })
    expect(await cases()).toMatchObject([
      { list: { title: 'Gold', hidden_reason: 'Sells shoes.' }, decisions: [{ decision: 'hide' }] },
    ])
    expect(await openReports()).toBe(0)
    expect(await decide(id, 'restore')).toMatchObject({ status: 200 })
    expect((await pageOf(id)).status).toBe(200)
    expect(await cases()).toEqual([])
    // Repeated, and another time.
    expect(await decide(id, 'restore')).toMatchObject({ status: 200 })
    expect(await decide(id, 'restore', 'Again.')).toMatchObject({ status: 409 })
  })

  it('keeps a hidden list in the list of cases when its reports are dismissed, to be appealed and restored', async () => {
    const id = await make()
    await report(bob, id)
    await decide(id, 'hide')
    expect(await appeal(bob, id)).toMatchObject({ status: 404 })
    expect(await appeal(ada, id)).toMatchObject({ status: 201 })
    expect(await openReports()).toBe(1)
    expect(await cases()).toMatchObject([{ reports: [{ reason: 'Appeal', text: 'Mine.' }, {}] }])
    expect(await decide(id, 'dismiss', 'It does.')).toMatchObject({ status: 200 })
    expect(await openReports()).toBe(0)
    expect(await cases()).toMatchObject([
      {
        list: { _id: id, hidden_reason: 'Sells shoes.' },
        reports_count: 2,
        decisions: [{ decision: 'dismiss', note: 'It does.' }, { decision: 'hide' }],
      },
    ])
    expect((await pageOf(id)).status).toBe(404)
    // One appeal each time it is hidden.
    expect(await appeal(ada, id)).toMatchObject({ status: 201 })
    expect(await openReports()).toBe(0)
    expect(await decide(id, 'hide', 'Another reason.')).toMatchObject({ status: 200 })
    expect(await cases()).toMatchObject([{ list: { hidden_reason: 'Another reason.' } }])
    expect(await decide(id, 'restore', '')).toMatchObject({ status: 200 })
    expect((await pageOf(id)).status).toBe(200)
    expect(await appeal(ada, id)).toMatchObject({ status: 400 })
    await decide(id, 'hide')
    await appeal(ada, id)
    expect(await openReports()).toBe(1)
    expect(await findRepairs(api.store)).toEqual([])
  })

  it('dismisses all reports of it, until somebody else reports it', async () => {
    const id = await make()
    await report(bob, id)
    await report(await signUp(), id)
    expect(await decide(id, 'dismiss', '')).toMatchObject({ status: 200 })
    expect(await cases()).toEqual([])
    expect((await pageOf(id)).status).toBe(200)
    await report(bob, id)
    expect(await cases()).toEqual([])
    await report(await signUp(), id)
    expect(await cases()).toMatchObject([{ reports_count: 3, decisions: [{ decision: 'dismiss' }] }])
  })

  it('can be made with one on artifacts', async () => {
    const [first, second, own] = [await make(), await make(bob), await make(curator)]
    const artifactId = String(
      member(
        await call('POST', '/artifacts', ada, {
          artifact_name: 'Awl',
          artifact_type: 'Tools',
        }),
        'insertedId',
      ),
    )
    const body = { decision: 'hide', note: 'x', artifactIds: [artifactId], listIds: [first, second, own] }
    expect(await call('POST', '/decisions', curator, body)).toMatchObject({
      status: 200,
      body: { decided: 3, refused: [{ listId: own, message: 'Nobody decides on an own list.' }] },
    })
    for (const id of [first, second]) expect((await pageOf(id)).status).toBe(404)
    expect(await cases()).toHaveLength(3)
    const tooMany = { ...body, listIds: Array.from({ length: 50 }, (_, at) => `l${at}`) }
    expect(await call('POST', '/decisions', curator, tooMany)).toMatchObject({ status: 400 })
  })

  it('is for curators, and not about their own', async () => {
    const [id, own] = [await make(), await make(curator)]
    await report(bob, id)
    await report(bob, own)
    expect(await call('GET', '/reports', bob)).toMatchObject({ status: 403 })
    for (const decision of ['hide', 'dismiss', 'restore']) {
      expect(await decide(id, decision, 'x', bob)).toMatchObject({ status: 403 })
      expect(await decide(own, decision)).toMatchObject({ status: 403 })
    }
    expect(await cases()).toHaveLength(2)
    expect((await pageOf(id)).status).toBe(200)
  })

  it('is not about an artifact with its id, nor the other way round', async () => {
    const id = await make()
    expect(await call('POST', `/reports/${id}`, curator, { decision: 'hide', note: 'x' })).toMatchObject({
      status: 404,
    })
    expect(await decide('missing', 'hide')).toMatchObject({ status: 404 })
    expect(await decide('__x__', 'hide')).toMatchObject({ status: 404 })
  })
})

it('reports go with their list, with its owner and with their author, and are in the data of the author', async () => {
  const [eve, mal] = [await signUp(), await signUp()]
  const [deleted, ofMal, kept] = [await make(), await make(mal), await make()]
  for (const id of [deleted, ofMal, kept]) await report(eve, id)
  expect((await call('GET', '/account', eve)).body).toMatchObject({
    list_reports: [{ reason: 'Advertising' }, {}, {}],
    reports: [],
  })
  await call('DELETE', `/lists/${deleted}`, ada)
  expect(await stored()).toBe(2)
  expect(await call('DELETE', '/account', mal)).toMatchObject({ status: 200 })
  expect(await stored()).toBe(1)
  await call('DELETE', '/account', eve)
  expect(await stored()).toBe(0)
  expect((await api.store.db.collection('cases').get()).size).toBe(0)
})

it('cases of missing lists are removed by the reconciler', async () => {
  const id = await make()
  await report(bob, id)
  await api.store.db.doc(`lists/${id}`).delete()
  expect(await cases()).toEqual([])
  expect(await findRepairs(api.store)).toEqual([`list ${id} does not exist: its reports are removed`])
  await repairAll(api.store)
  expect(await stored()).toBe(0)
  expect(await openReports()).toBe(0)
})

it('a hidden list that no curator sees returns to the list of cases with the reconciler', async () => {
  const id = await make()
  await api.store.db.doc(`lists/${id}`).update({ hidden_reason: 'Shoes.' })
  expect(await cases()).toEqual([])
  expect(await findRepairs(api.store)).toEqual([`list ${id} is hidden: it returns to the list of cases`])
  await repairAll(api.store)
  expect(await cases()).toMatchObject([{ list: { _id: id }, reports_count: 0 }])
  expect(await findRepairs(api.store)).toEqual([])
})

it('lists and reports of an account that no longer exists are removed by the reconciler, and no others', async () => {
  const kept = await make()
  await report(bob, kept)
  const late = { title: 'Late', visibility: 'link', entries: [] }
  // Two accounts, each with one kind of record.
  await api.store.db.doc('lists/late').set({ ...late, uid: 'no-owner' })
  await api.store.db.doc(`reports/nobody_${kept}`).set({ uid: 'nobody', listId: kept })
  await api.store.db.doc(`reports/${bob.uid}_late`).set({ uid: bob.uid, listId: 'late' })
  const removals = await removeRecordsWithoutAccount(api.store)
  for (const uid of ['no-owner', 'nobody'])
    expect(removals).toContain(`account ${uid} does not exist: its records are removed`)
  expect(await stored()).toBe(1)
  expect((await pageOf('late')).status).toBe(404)
  expect((await pageOf(kept)).status).toBe(200)
})
