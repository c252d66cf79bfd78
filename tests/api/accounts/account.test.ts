import { parseAnswer } from '@tracker/domain/api/calls.ts'
import type { OwnData } from '@tracker/domain/account/ownData.ts'
import { describe, expect, it } from 'vitest'
import { type Account, claimsOf, forge, revoke } from '../support/accounts.ts'
import { FAST_CLOCK, shareFunction } from '../support/api.ts'
import { add, anArtifact, storeArtifact } from '../support/artifacts.ts'
import { nextOf, type Reply } from '../support/ask.ts'
import { leftPrivates, violations } from '../support/invariants.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

/** Tests of the data export and the deletion of an account (docs/threats.md, threat 53). */
withPeople({ isNewForEach: true })

const post = ({ token }: Account, path: string, body: unknown) => api.ask('POST', path, { token, body })
const like = (who: Account, artifactId: string) => post(who, '/likes', { artifactId })
const report = (who: Account, artifactId: string, text: string) =>
  post(who, '/reports', { artifactId, reason: 'Other', text })
const hide = (artifactId: string) =>
  post(curator, `/reports/${artifactId}`, { decision: 'hide', note: 'A copy.' })
const remove = (token: string) => api.ask('DELETE', '/account', { token })

/** All pages of the data export. */
async function download({ token }: Account, limit = 100): Promise<OwnData[]> {
  const pages: OwnData[] = []
  for (let path: string | null = `/account?limit=${limit}`; path !== null;) {
    const reply = await api.ask('GET', path, { token })
    expect(reply.status).toBe(200)
    pages.push(parseAnswer('account', reply.body))
    path = nextOf(reply)
  }
  return pages
}

/**
 * Stores four artifacts, two per user, one of each hidden by the curator. Both users like and report all of
 * them.
 */
async function fill() {
  const [own, ownHidden] = [await add(api.ask, ada.token), await add(api.ask, ada.token)]
  const secret = { artifact_name: 'Secret of Bob' }
  const [other, otherHidden] = [await add(api.ask, bob.token), await add(api.ask, bob.token, secret)]
  for (const id of [own, ownHidden, other, otherHidden]) {
    await like(ada, id)
    await like(bob, id)
  }
  for (const id of [other, otherHidden]) await report(ada, id, 'Ada says so.')
  for (const id of [own, ownHidden]) await report(bob, id, 'Bob says so.')
  for (const id of [ownHidden, otherHidden]) await hide(id)
  return { own, ownHidden, other, otherHidden }
}

/** The whole store as text. */
async function everything(): Promise<string> {
  const names = [
    'artifacts',
    'likes',
    'hidden',
    'hiddenLikes',
    'reports',
    'cases',
    'reported',
    'quotas',
    'replays',
    'private',
    'gone',
    'histories',
  ]
  const found = await Promise.all(names.map((name) => api.store.db.collectionGroup(name).get()))
  return JSON.stringify(found.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one.data()])))
}

describe('the data stored about a user', () => {
  it('has the account, own artifacts, hidden ones too, likes and reports, and has nothing of others', async () => {
    const { own, ownHidden, other, otherHidden } = await fill()
    const [page] = await download(ada)
    expect(page?.account).toMatchObject({
      uid: ada.uid,
      email: ada.email,
      name: 'Ada Lovelace',
      sign_in_with: ['password'],
    })
    expect(Date.parse(page?.account.created_at ?? '')).not.toBeNaN()
    const ids = (records: readonly { _id: string }[] = []) => records.map(({ _id }) => _id).toSorted()
    expect(ids(page?.artifacts)).toEqual([own, ownHidden].toSorted())
    expect(page?.artifacts.find(({ _id }) => _id === ownHidden)).toMatchObject({ hidden_reason: 'A copy.' })
    for (const { added_at } of page?.artifacts ?? []) expect(Date.parse(added_at)).not.toBeNaN()
    const addresses = [own, ownHidden].map((artifactId) => ({ artifactId, adder_email: ada.email }))
    expect(page?.addresses).toHaveLength(2)
    expect(page?.addresses).toEqual(expect.arrayContaining(addresses))
    expect(page?.likes.map(({ artifactId }) => artifactId).toSorted()).toEqual(
      [own, ownHidden, other, otherHidden].toSorted(),
    )
    expect(page?.reports.map(({ text }) => text)).toEqual(['Ada says so.', 'Ada says so.'])
    expect((await download(curator)).flatMap(({ decided }) => decided)).toHaveLength(2)
    const text = JSON.stringify(page)
    expect(text).not.toMatch(new RegExp(`${bob.uid}|${bob.email}|${curator.uid}|Bob says so|Secret of Bob`))
  })

  it('comes page by page, each record once, with any page size; its cursor works for the same user only', async () => {
    await fill()
    const flat = (pages: OwnData[]) =>
      pages.flatMap(({ artifacts, addresses, likes, reports, decided }) =>
        [...artifacts, ...addresses, ...likes, ...reports, ...decided].map((one) => JSON.stringify(one)),
      )
    const whole = flat(await download(ada))
    for (const limit of [1, 3]) {
      const pages = await download(ada, limit)
      expect(flat(pages)).toEqual(whole)
      for (const page of pages) expect(flat([page]).length).toBeLessThanOrEqual(limit)
    }
    const next = nextOf(await api.ask('GET', '/account?limit=1', { token: ada.token })) ?? ''
    expect(await api.ask('GET', next, { token: bob.token })).toMatchObject({ status: 400 })
    expect(await api.ask('GET', '/account')).toMatchObject({ status: 401 })
  })
})

describe('a user who deletes their account', () => {
  it('leaves nothing and cannot use the token any more; others are not affected', async () => {
    const { other } = await fill()
    const before = await download(bob)
    const headers = { 'Idempotency-Key': 'x' }
    await api.ask('POST', '/artifacts', { token: ada.token, body: anArtifact(), headers })
    expect(await remove(ada.token)).toMatchObject({ status: 200, body: { deletedCount: 1 } })
    expect(await everything()).not.toMatch(new RegExp(`${ada.uid}|${ada.email}`))
    expect((await api.store.db.doc(`artifacts/${other}`).get()).get('likes_count')).toBe(1)
    expect(await violations(api.store.db)).toEqual([])
    expect(await leftPrivates(api.store.db)).toEqual([])
    expect(await remove(ada.token)).toMatchObject({ status: 401 })
    expect(await like(ada, other)).toMatchObject({ status: 401 })
    const of = (pages: OwnData[]) => pages.flatMap(({ likes }) => likes.map(({ _id }) => _id))
    expect(of(before)).toEqual(expect.arrayContaining(of(await download(bob))))
    expect(of(await download(bob))).toHaveLength(2)
  })

  it('has signed in within five minutes, else gets 401', async () => {
    const id = await add(api.ask, ada.token)
    const now = Math.floor(Date.now() / 1000)
    // Otherwise the session would start before the account was created, which is refused.
    await revoke(ada.uid, now - 10_000)
    for (const auth_time of [now - 301, 'yesterday', undefined]) {
      const reply = await remove(forge(ada.token, { auth_time }))
      expect({ auth_time, reply }).toMatchObject({ reply: { status: 401 } })
    }
    const refused = await remove(forge(ada.token, { auth_time: now - 301 }))
    expect(refused.body).toMatchObject({ detail: 'Please sign in again to delete your account.' })
    expect(refused.headers.get('www-authenticate')).toContain('error="insufficient_user_authentication"')
    expect((await api.store.db.doc(`artifacts/${id}`).get()).exists).toBe(true)
    expect(await remove(forge(ada.token, { auth_time: now - 290 }))).toMatchObject({ status: 200 })
  })

  it('deletes no other account, whatever the request contains', async () => {
    const id = await add(api.ask, bob.token)
    const path = `/account?uid=${bob.uid}&email=${bob.email}&id=${bob.uid}`
    const body = { uid: bob.uid, email: bob.email }
    expect(await api.ask('DELETE', path, { token: ada.token, body })).toMatchObject({ status: 200 })
    expect(await api.ask('DELETE', `/account/${bob.uid}`, { token: curator.token })).toMatchObject({
      status: 404,
    })
    expect(await remove('x')).toMatchObject({ status: 401 })
    expect(await remove(forge(bob.token, { auth_time: 0 }))).toMatchObject({ status: 401 })
    expect(claimsOf(bob.token).sub).toBe(bob.uid)
    expect(await api.ask('GET', `/artifact/${id}`, { token: bob.token })).toMatchObject({ status: 200 })
  })

  it('with much data gets 503 until all is deleted, the account last', async () => {
    const likes = 25
    for (let place = 0; place < likes; place += 1) {
      await storeArtifact(api.store.db, { id: `a${place}`, uid: bob.uid, likers: [ada.uid] })
    }
    const hurried = await shareFunction(api.store, FAST_CLOCK)
    // The sign-in time stays recent on that clock.
    const token = forge(ada.token, { auth_time: Math.floor(Date.now() / 1000) + 10_000_000 })
    const replies: Reply[] = []
    while (replies.at(-1)?.status !== 200 && replies.length < likes) {
      replies.push(await hurried.ask('DELETE', '/account', { token }))
    }
    expect(replies.map(({ status }) => status)).toEqual([503, 503, 503, 200])
    expect(replies.map(({ headers }) => headers.has('retry-after'))).toEqual([true, true, true, false])
    expect(await everything()).not.toMatch(new RegExp(`${ada.uid}|${ada.email}`))
    expect(await violations(api.store.db)).toEqual([])
  })

  it('in two parallel requests is deleted once, and nothing is left', async () => {
    await fill()
    const replies = await Promise.all([remove(ada.token), remove(ada.token)])
    for (const { status } of replies) expect([200, 401, 404, 503]).toContain(status)
    await remove(ada.token)
    expect(await everything()).not.toMatch(new RegExp(`${ada.uid}|${ada.email}`))
    expect(await violations(api.store.db)).toEqual([])
  })
})
