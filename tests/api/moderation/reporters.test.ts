import { APPEAL } from '@tracker/domain/reports/report.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, signUp, signUpCurator } from '../support/accounts.ts'
import { type RunningFunction, startFunction } from '../support/api.ts'
import { add } from '../support/artifacts.ts'
import { listOf, member, nextOf, objectOf, type Reply } from '../support/ask.ts'
import { asCurator, cases, decide, openReports, report, sizeOf } from '../support/moderation.ts'
import { violations } from '../support/invariants.ts'
import { findRepairs, removeRecordsWithoutAccount } from '../support/operator.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'
import { today } from '../support/minutes.ts'

/** Tests of pseudonyms of reporters, decisions by them, and the daily number of reports (docs/threats.md, threat 48). */
withPeople({ isNewForEach: true })

let strict: RunningFunction
beforeAll(async () => {
  strict = await startFunction(api.store, { REPORTS_PER_DAY: '3', REPORTS_PER_DAY_NEW: '2' })
})

const addMany = async (count: number) => {
  const ids: string[] = []
  for (let at = 0; at < count; at += 1) ids.push(await add(api.ask, ada.token))
  return ids
}
const addList = async ({ token }: Account) => {
  const body = { title: 'Bronze', visibility: 'link' }
  return String(member(await api.ask('POST', '/lists', { token, body }), 'insertedId'))
}
const reportList = ({ token }: Account, listId: string) =>
  api.ask('POST', '/reports', { token, body: { listId, reason: 'Other' } })
const reportsOf = (entry: Record<string, unknown> | undefined) =>
  listOf({ ...NO_REPLY, body: entry?.reports })
const NO_REPLY: Reply = { status: 200, headers: new Headers(), body: null, text: '', bytes: new Uint8Array() }
/** The pseudonym of the only reporter in the curators' list. */
const onlyReporter = async () => String(reportsOf((await cases())[0])[0]?.reporter)
const decideReporter = (reporter: string, decision: string, note = '') =>
  asCurator('POST', `/reporters/${reporter}`, { decision, note })
const markOf = async (id: string) => (await api.store.db.doc(`reported/${id}`).get()).exists

describe('the pseudonym of a reporter', () => {
  it('is the same in all cases, of artifacts and lists, and differs from that of others', async () => {
    const [first = '', second = ''] = await addMany(2)
    const list = await addList(ada)
    for (const id of [first, second]) await report(bob, id)
    await reportList(bob, list)
    await report(await signUp(), first)
    const all = (await cases()).map(reportsOf)
    const names = all.map((reports) => new Set(reports.map(({ reporter }) => String(reporter))))
    expect(names.map(({ size }) => size)).toEqual([2, 1, 1])
    const [both = new Set(), ...ofBob] = names
    expect(new Set(ofBob.flatMap((one) => [...one])).size).toBe(1)
    for (const name of ofBob.flatMap((one) => [...one])) {
      expect(both).toContain(name)
      expect(name).toMatch(/^[2-9a-z]{5}-[2-9a-z]{5}$/)
    }
  })

  it('is one, also for reports that are sent at once', async () => {
    const ids = await addMany(4)
    await Promise.all(ids.map((id) => report(bob, id)))
    for (const id of ids) await report(bob, id)
    const names = (await cases()).flatMap(reportsOf).map(({ reporter }) => reporter)
    expect(new Set(names).size).toBe(1)
    expect(await sizeOf('reporters')).toBe(1)
  })

  it('does not lead to the account in any answer, not even in a cursor', async () => {
    const ids = await addMany(3)
    for (const id of ids) await report(bob, id)
    const reporter = await onlyReporter()
    const replies = [await asCurator('GET', `/reporters/${reporter}`)]
    for (let path: string | null = `/reports?reporter=${reporter}&limit=2`; path !== null;) {
      const reply = await asCurator('GET', path)
      replies.push(reply)
      path = nextOf(reply)
    }
    replies.push(await decideReporter(reporter, 'suspend', 'Nonsense.'))
    const mal = await signUp()
    await asCurator('POST', `/suspensions/${mal.uid}`, { reason: 'Spam.' })
    for (let path: string | null = '/suspensions?limit=1'; path !== null;) {
      const reply = await asCurator('GET', path)
      replies.push(reply)
      path = nextOf(reply)
    }
    expect(replies).toHaveLength(6)
    for (const { status, text, headers } of replies) {
      expect(status).toBe(200)
      const cursor = /cursor=([^.&>]+)/.exec(headers.get('link') ?? '')?.[1] ?? ''
      const seen = text + Buffer.from(cursor, 'base64url').toString()
      for (const secret of [bob.uid, bob.email]) expect(seen).not.toContain(secret)
    }
    // The page of the contributor shows the suspension, and not the pseudonym.
    const page = await asCurator('GET', `/moderation/${bob.uid}`)
    expect(page).toMatchObject({ body: { suspension: { reason: 'Nonsense.' } } })
    expect(page.text).not.toContain(reporter)
  })

  it('is not on an appeal, whose author curators know', async () => {
    const [first = '', second = ''] = await addMany(2)
    await report(ada, first)
    await decide(second, 'hide')
    await report(ada, second, APPEAL)
    const seen = (await cases()).map((entry) =>
      reportsOf(entry).map(({ reason, reporter }) => [reason, reporter]),
    )
    expect(seen.flat()).toContainEqual([APPEAL, ''])
    const reporter = String(seen.flat().find(([reason]) => reason !== APPEAL)?.[1])
    expect(await decideReporter(reporter, 'dismiss')).toMatchObject({ body: { done: 1, left: 0 } })
    expect(await openReports()).toBe(1)
  })

  it('is of the data of its account, and goes with it', async () => {
    const [id = ''] = await addMany(1)
    await report(bob, id)
    const reporter = await onlyReporter()
    expect((await api.ask('GET', '/account', { token: bob.token })).body).toMatchObject({
      pseudonyms: [reporter],
    })
    await api.store.db.doc('reporters/nobody').set({ uid: 'nobody', pseudonym: 'x' })
    await removeRecordsWithoutAccount(api.store)
    expect(await sizeOf('reporters')).toBe(1)
    expect(await api.ask('DELETE', '/account', { token: bob.token })).toMatchObject({ status: 200 })
    expect(await sizeOf('reporters')).toBe(0)
    expect(await asCurator('GET', `/reporters/${reporter}`)).toMatchObject({ status: 404 })
  })
})

describe('all reports of one reporter', () => {
  it('are shown together, decided or not, page by page', async () => {
    const ids = await addMany(3)
    for (const id of ids) await report(bob, id)
    await report(await signUp(), await add(api.ask, ada.token))
    await decide(ids[0] ?? '', 'dismiss')
    const reporter = reportsOf((await cases()).find(({ reports_count: count }) => count === 1))[0]?.reporter
    const bobs = String((await api.store.db.doc(`reporters/${bob.uid}`).get()).get('pseudonym'))
    expect(reporter).toBeDefined()
    const first = await asCurator('GET', `/reports?reporter=${bobs}&limit=2`)
    const second = await asCurator('GET', nextOf(first) ?? '')
    expect(nextOf(second)).toBeNull()
    const found = [...listOf(first), ...listOf(second)].map(({ artifact }) => String(objectOf(artifact)._id))
    expect(found.toSorted()).toEqual(ids.toSorted())
    expect(await asCurator('GET', `/reporters/${bobs}`)).toMatchObject({
      body: { reporter: bobs, reports: 3, is_own: false, suspension: null },
    })
    expect(await asCurator('GET', '/reports?reporter=nobody')).toMatchObject({ status: 404 })
  })

  it('are dismissed at once; a case with other reports stays open', async () => {
    const [alone = '', shared = '', decided = '', hidden = ''] = await addMany(4)
    const list = await addList(ada)
    for (const id of [alone, shared, decided, hidden]) await report(bob, id)
    await reportList(bob, list)
    await decide(decided, 'dismiss')
    await decide(hidden, 'hide')
    const eve = await signUp()
    await report(eve, shared)
    const reporter = String((await api.store.db.doc(`reporters/${bob.uid}`).get()).get('pseudonym'))
    expect(await decideReporter(reporter, 'dismiss', 'A grudge.')).toMatchObject({
      status: 200,
      body: { done: 5, left: 0 },
    })
    expect(await cases()).toMatchObject([
      { artifact: { _id: shared }, reports_count: 1, reports: [{}], decisions: [] },
      { artifact: { _id: hidden }, reports_count: 0, reports: [] },
    ])
    expect(await openReports()).toBe(1)
    expect([await markOf(alone), await markOf(shared)]).toEqual([false, true])
    const closed = await api.store.db.doc(`cases/${alone}`).get()
    expect(closed.data()).toMatchObject({
      reports_count: 0,
      decisions: [{ decision: 'dismiss', note: 'A grudge.' }],
      decided_by: curator.uid,
    })
    expect(closed.get('rank')).toBeUndefined()
    // Nobody reports the same twice.
    await report(bob, alone)
    expect(await openReports()).toBe(1)
    expect(await decideReporter(reporter, 'dismiss')).toMatchObject({ body: { done: 0, left: 0 } })
    // The other reporter's deletion closes the case.
    await api.ask('DELETE', '/account', { token: eve.token })
    expect(await openReports()).toBe(0)
    expect(await violations(api.store.db)).toEqual([])
    expect(await findRepairs(api.store)).toEqual([])
  })

  it('about the curator’s own records wait for another curator', async () => {
    const own = await add(api.ask, curator.token)
    await report(bob, own)
    await report(bob, await add(api.ask, ada.token))
    const reporter = await onlyReporter()
    expect(await decideReporter(reporter, 'dismiss')).toMatchObject({ body: { done: 1, left: 0 } })
    expect(await cases()).toMatchObject([{ is_own: true }])
    const other = await signUpCurator()
    const body = { decision: 'dismiss', note: '' }
    await api.ask('POST', `/reporters/${reporter}`, { token: other.token, body })
    expect(await cases()).toEqual([])
  })
})

describe('a reporter', () => {
  it('is suspended and let go by the pseudonym', async () => {
    const [id = '', other = ''] = await addMany(2)
    await report(bob, id)
    const reporter = await onlyReporter()
    expect(await decideReporter(reporter, 'suspend')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'note' }] },
    })
    expect(await decideReporter(reporter, 'suspend', 'Nonsense.')).toMatchObject({
      status: 200,
      body: { done: 0, left: 0 },
    })
    expect(await report(bob, other)).toMatchObject({ status: 403 })
    const suspension = { reason: 'Nonsense.', is_lifting: false }
    expect(await asCurator('GET', `/reporters/${reporter}`)).toMatchObject({ body: { suspension } })
    expect(listOf(await asCurator('GET', '/suspensions'))).toMatchObject([
      { uid: '', name: '', reporter, ...suspension },
    ])
    expect(await decideReporter(reporter, 'lift')).toMatchObject({ status: 200 })
    expect(await report(bob, other)).toMatchObject({ status: 201 })
    expect(listOf(await asCurator('GET', '/suspensions'))).toEqual([])
  })

  it('is no curator, and only curators decide', async () => {
    const [id = ''] = await addMany(1)
    await report(curator, id)
    const reporter = await onlyReporter()
    expect(await asCurator('GET', `/reporters/${reporter}`)).toMatchObject({ body: { is_own: true } })
    expect(await decideReporter(reporter, 'suspend', 'x')).toMatchObject({ status: 403 })
    for (const [method, path] of [
      ['GET', `/reporters/${reporter}`],
      ['POST', `/reporters/${reporter}`],
      ['GET', `/reports?reporter=${reporter}`],
    ] as const) {
      const body = { decision: 'dismiss' }
      expect(await api.ask(method, path, { token: bob.token, body })).toMatchObject({ status: 403 })
    }
    for (const name of ['nobody', '__x__', 'a b'])
      expect(await decideReporter(encodeURIComponent(name), 'dismiss')).toMatchObject({ status: 404 })
  })
})

describe('the number of reports per day', () => {
  const send = ({ token }: Account, body: object) => strict.ask('POST', '/reports', { token, body })
  const reportAs = (who: Account, artifactId: string, reason = 'Other') => send(who, { artifactId, reason })

  it('is small for a new account, for artifacts and lists together; repeated reports do not count', async () => {
    const [first = '', second = '', third = ''] = await addMany(3)
    const listId = await addList(ada)
    expect(await reportAs(bob, first)).toMatchObject({ status: 201 })
    expect(await reportAs(bob, first)).toMatchObject({ status: 201 })
    expect(await send(bob, { listId, reason: 'Other' })).toMatchObject({ status: 201 })
    for (const refused of [await reportAs(bob, second), await reportAs(bob, third)]) {
      expect(refused).toMatchObject({
        status: 429,
        body: { detail: 'A new account can send 2 reports a day. Please send more tomorrow.' },
      })
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(await reportAs(bob, first)).toMatchObject({ status: 201 })
    expect(await openReports()).toBe(2)
    const quota = api.store.db.doc(`quotas/${bob.uid}`)
    expect((await quota.get()).data()).toMatchObject({ day: today(), reports: 2 })
    await quota.update({ day: today() - 1 })
    expect(await reportAs(bob, second)).toMatchObject({ status: 201 })
  })

  it('counts appeals too, and ends for others as well', async () => {
    const ids = await addMany(3)
    for (const id of ids) await decide(id, 'hide')
    for (const id of ids.slice(0, 2)) expect(await reportAs(ada, id, APPEAL)).toMatchObject({ status: 201 })
    expect(await reportAs(ada, ids[2] ?? '', APPEAL)).toMatchObject({ status: 429 })
    await api.store.db.doc(`quotas/${ada.uid}`).update({ reports: 3 })
    const refused = await reportAs(ada, ids[2] ?? '', APPEAL)
    expect(member(refused, 'detail')).toMatch(/^You have sent 3 reports today,/)
  })
})
