import { APPEAL, REPORT_REASONS } from '@tracker/domain/reports/report.ts'
import { describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { add } from '../support/artifacts.ts'
import { listOf, objectOf } from '../support/ask.ts'
import { cases, decide, report, sizeOf } from '../support/moderation.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

/** Tests of reports and of who may decide about them (docs/threats.md, threats 48 and 49). */
withPeople()

const idsOf = (found: readonly Record<string, unknown>[]) =>
  found.map(({ artifact }) => objectOf(artifact)._id)
const get = (who: Account, id: string) => api.ask('GET', `/artifact/${id}`, { token: who.token })

describe('a report', () => {
  it('is stored once per user; a repeated report returns the same id', async () => {
    const id = await add(api.ask, ada.token)
    const insertedId = `${bob.uid}_${id}`
    expect(await report(bob, id, 'Unlawful', 'Stolen.')).toMatchObject({ status: 201, body: { insertedId } })
    expect(await report(bob, id, 'Other')).toMatchObject({ status: 201, body: { insertedId } })
    expect(await sizeOf('reports')).toBe(1)
    expect(await cases()).toMatchObject([
      { reports_count: 1, reports: [{ reason: 'Unlawful', text: 'Stolen.' }], is_own: false, decisions: [] },
    ])
  })

  it('counts once when it is sent ten times at once', async () => {
    const id = await add(api.ask, ada.token)
    const replies = await Promise.all(Array.from({ length: 10 }, () => report(bob, id)))
    for (const { status } of replies) expect([201, 503]).toContain(status)
    expect(await cases()).toMatchObject([{ reports_count: 1 }])
  })

  it('changes nothing that others can read', async () => {
    const id = await add(api.ask, ada.token)
    const before = (await api.ask('GET', '/artifacts')).body
    await report(bob, id)
    expect((await api.ask('GET', '/artifacts')).body).toEqual(before)
  })

  it('shows its adder that a case waits, by the mark alone, before there is a decision (threat 75)', async () => {
    const id = await add(api.ask, ada.token)
    const asAda = { token: ada.token }
    const seen = async () => ({
      one: await get(ada, id).then(({ body, headers }) => [body, headers.get('etag')]),
      own: (await api.ask('GET', `/myArtifacts?email=${ada.email}`, asAda)).body,
      stored: (await api.store.db.doc(`artifacts/${id}`).get()).data(),
      private: (await api.store.db.doc(`artifacts/${id}/private/adder`).get()).data(),
    })
    const before = await seen()
    const mark = () => api.store.db.doc(`reported/${id}`).get()
    expect((await mark()).exists).toBe(false)
    await report(bob, id, 'Unlawful', 'Stolen.')
    const first = await mark()
    // The mark holds nothing about the reports: neither reporter, number, time nor reason.
    expect(first.data()).toEqual({ adder_uid: ada.uid })
    // A second report does not write the mark again: its update time would reveal the number of reports.
    await report(curator, id)
    expect((await mark()).updateTime).toEqual(first.updateTime)
    expect(await seen()).toEqual(before)
    expect((await api.ask('GET', '/account', asAda)).body).toMatchObject({ reports: [], reported: [id] })
    // After a decision the adder can read the reason.
    await decide(id, 'hide')
    expect(await get(ada, id)).toMatchObject({ body: { hidden_reason: 'A copy.' } })
  })

  it('never reveals its author', async () => {
    const id = await add(api.ask, ada.token)
    await report(bob, id)
    expect(JSON.stringify(await cases())).not.toMatch(new RegExp(`${bob.uid}|${bob.email}|${ada.email}`))
  })

  it.each([
    ['reason', { reason: 'Because' }],
    ['reason', { reason: APPEAL }],
    ['reason', {}],
    ['text', { reason: 'Other', text: 'x'.repeat(1_001) }],
    ['text', { reason: 'Other', text: 7 }],
    ['artifactId', { reason: 'Other', artifactId: '' }],
  ])('with a wrong %s is refused with its name: %j', async (field, body) => {
    const artifactId = await add(api.ask, ada.token)
    const reply = await api.ask('POST', '/reports', { token: bob.token, body: { artifactId, ...body } })
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    expect(await sizeOf('reports')).toBe(0)
  })

  it('of a missing artifact is a 404', async () => {
    for (const id of ['missing', '../x', '__x__']) {
      expect(await report(bob, id)).toMatchObject({ status: 404 })
    }
  })

  it('accepts each of the reasons', async () => {
    const id = await add(api.ask, ada.token)
    for (const reason of REPORT_REASONS) {
      expect(await report(await signUp(), id, reason)).toMatchObject({ status: 201 })
    }
    expect(await cases()).toMatchObject([{ reports_count: REPORT_REASONS.length }])
  })
})

describe('the list of reports', () => {
  it('sorts by number of reports, then the newest, and hidden ones last', async () => {
    const ids = []
    for (const name of ['one', 'two', 'three', 'four']) {
      ids.push(await add(api.ask, ada.token, { artifact_name: name }))
    }
    const [one = '', two = '', three = '', four = ''] = ids
    await report(bob, one)
    await report(bob, two)
    await report(bob, three)
    await report(curator, one)
    await report(bob, four)
    await report(curator, four)
    await decide(four, 'hide')
    expect(idsOf(await cases())).toEqual([one, three, two, four])
    const first = await api.ask('GET', '/reports?limit=3', { token: curator.token })
    expect(idsOf(listOf(first))).toEqual([one, three, two])
    const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect(idsOf(listOf(await api.ask('GET', next, { token: curator.token })))).toEqual([four])
  })

  it('drops dismissed cases until another user reports them', async () => {
    const id = await add(api.ask, ada.token)
    await report(bob, id)
    expect(await decide(id, 'dismiss', '')).toMatchObject({ status: 200, body: { decision: 'dismiss' } })
    expect(await cases()).toEqual([])
    expect(await get(bob, id)).toMatchObject({ status: 200 })
    await report(bob, id)
    expect(await cases()).toEqual([])
    await report(await signUp(), id)
    expect(await cases()).toMatchObject([
      { reports_count: 2, decisions: [{ decision: 'dismiss', note: '' }] },
    ])
  })

  it.each(['hide', 'restore', 'dismiss'])('and %s are for curators alone', async (decision) => {
    const id = await add(api.ask, ada.token)
    await report(bob, id)
    expect(await api.ask('GET', '/reports', { token: bob.token })).toMatchObject({ status: 403 })
    expect(await decide(id, decision, 'x', bob)).toMatchObject({ status: 403 })
    expect(await get(bob, id)).toMatchObject({ status: 200 })
    expect(await cases()).toMatchObject([{ decisions: [] }])
  })

  it.each(['hide', 'dismiss'])('is not decided by the adder of the artifact: %s', async (decision) => {
    const id = await add(api.ask, curator.token)
    await report(bob, id)
    expect(await cases()).toMatchObject([{ is_own: true }])
    expect(await decide(id, decision)).toMatchObject({ status: 403 })
    expect(await get(bob, id)).toMatchObject({ status: 200 })
  })

  it('refuses impossible decisions', async () => {
    const id = await add(api.ask, ada.token)
    expect(await decide(id, 'restore')).toMatchObject({ status: 409 })
    expect(await decide(id, 'hide', ' ')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'note' }] },
    })
    expect(await decide(id, 'burn')).toMatchObject({ status: 400, body: { errors: [{ field: 'decision' }] } })
    expect(await decide('missing', 'hide')).toMatchObject({ status: 404 })
    expect(await decide('__x__', 'hide')).toMatchObject({ status: 404 })
  })

  it('leaves a line in the log for each decision', async () => {
    const id = await add(api.ask, ada.token)
    await decide(id, 'hide')
    await decide(id, 'restore')
    const lines = api.log.filter((line) => line.includes('"message":"decision"') && line.includes(id))
    expect(lines.map((line) => objectOf(JSON.parse(line)))).toMatchObject([
      { decision: 'hide', uid: curator.uid },
      { decision: 'restore', uid: curator.uid },
    ])
  })
})
