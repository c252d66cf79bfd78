import { parseAnswer } from '@tracker/domain/api/calls.ts'
import { COVER_PICTURES } from '@tracker/domain/lists/exhibition.ts'
import { describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { startFunction } from '../support/api.ts'
import { add, storeSeveral } from '../support/artifacts.ts'
import { member, nextOf, objectOf, type Reply } from '../support/ask.ts'
import { decide as decideArtifact } from '../support/moderation.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

/** Tests of the gallery of lists that their owners show to everybody (docs/threats.md, threat 95). */
withPeople()

const call = (method: string, path: string, who: Account, body?: unknown) =>
  api.ask(method, path, { token: who.token, ...(body !== undefined && { body }) })
const make = async (fields: object = {}, who = ada) =>
  String(member(await call('POST', '/lists', who, { title: 'Bronze', ...fields }), 'insertedId'))
const change = (id: string, fields: object, who = ada) => call('PATCH', `/lists/${id}`, who, fields)
const show = (id: string, who = ada) => change(id, { visibility: 'gallery' }, who)
const decide = (id: string, decision: string) =>
  call('POST', `/reports/${id}`, curator, { kind: 'list', decision, note: 'Sells shoes.' })
const gallery = (query = '') => api.ask('GET', `/exhibitions${query}`)
const shownIn = (reply: Reply) => parseAnswer('exhibitions', reply.body)
const ids = async (query = '') => shownIn(await gallery(query)).map(({ _id }) => _id)
const artifacts = (count: number) => storeSeveral(api.store.db, count, bob.uid)

const costOf = async (act: () => Promise<unknown>) => {
  const before = await api.store.usage()
  await act()
  const after = await api.store.usage()
  return after.documentsRead - before.documentsRead
}
/** The least of three: the index in memory may be read anew at any time. */
const leastCostOf = async (act: () => Promise<unknown>) =>
  Math.min(await costOf(act), await costOf(act), await costOf(act))

describe('the gallery', () => {
  it('shows what its owner chose to show, to everybody, newest there first, page by page', async () => {
    const [stone = ''] = await artifacts(1)
    const old = await make({ artifactIds: [stone] })
    const young = await make({ artifactIds: [stone], visibility: 'gallery' })
    await make({ artifactIds: [stone], visibility: 'link' })
    expect(await ids()).toEqual([young])
    expect(await show(old)).toMatchObject({ status: 200, body: { modifiedCount: 1 } })
    expect(await ids()).toEqual([old, young])
    const page = await gallery('?limit=1')
    expect(shownIn(page).map(({ _id }) => _id)).toEqual([old])
    expect(shownIn(await api.ask('GET', nextOf(page) ?? '')).map(({ _id }) => _id)).toEqual([young])
    expect(await gallery('?limit=0')).toMatchObject({ status: 400 })
  })

  it('shows the title, the number and the first pictures of visible artifacts, and nothing of the owner', async () => {
    const image = 'https://example.com/bell.jpg'
    const bell = await add(api.ask, bob.token, { artifact_name: 'Bell', artifact_image: image })
    const others = await artifacts(COVER_PICTURES)
    const id = await make({ artifactIds: [bell, ...others], introduction: 'Mine.', visibility: 'gallery' })
    const reply = await gallery()
    const [exhibition] = shownIn(reply)
    expect(exhibition).toMatchObject({ _id: id, title: 'Bronze', artifacts: COVER_PICTURES + 1 })
    expect(exhibition?.cover).toHaveLength(COVER_PICTURES)
    expect(exhibition?.cover[0]).toEqual({
      _id: bell,
      artifact_name: 'Bell',
      artifact_image: image,
      artifact_type: 'Documents',
      years: { begin: -196, end: -196 },
    })
    expect(reply.text).not.toMatch(new RegExp(`${ada.uid}|${ada.email}|Mine`))
    expect(await api.ask('GET', `/list/${id}`)).toMatchObject({ status: 200 })
  })

  it('follows changes of a list', async () => {
    const [stone = '', vase = ''] = await artifacts(2)
    const id = await make({ artifactIds: [stone], visibility: 'gallery' })
    const shown = async () =>
      shownIn(await gallery()).map(({ title, cover }) => [title, ...cover.map(({ _id }) => _id)])
    await call('POST', `/listEntries/${id}`, ada, { artifactId: vase })
    await change(id, { title: 'Gold', order: [vase, stone] })
    expect(await shown()).toEqual([['Gold', vase, stone]])
    await call('DELETE', `/listEntries/${id}?artifactId=${vase}`, ada)
    expect(await shown()).toEqual([['Gold', stone]])
    await call('PATCH', `/listEntries/${id}`, ada, { remove: [stone] })
    // A list without a visible artifact is left out.
    expect(await shown()).toEqual([])
    await call('PATCH', `/listEntries/${id}`, ada, { add: [vase] })
    expect(await shown()).toEqual([['Gold', vase]])
    await call('DELETE', `/lists/${id}`, ada)
    expect(await shown()).toEqual([])
  })

  it('costs a document for each list and for each owner, and none for an artifact', async () => {
    const many = await artifacts(10)
    for (const who of [ada, ada, bob]) await make({ artifactIds: many, visibility: 'gallery' }, who)
    await ids()
    const index = await leastCostOf(() => api.ask('GET', '/suggestions?q=x'))
    expect((await leastCostOf(() => ids())) - index).toBe(5)
    expect((await leastCostOf(() => ids(`?artifactId=${many[9]}`))) - index).toBe(5)
    expect((await leastCostOf(() => ids('?artifactId=nowhere'))) - index).toBe(1)
  })

  it('finds the lists with an artifact', async () => {
    const [stone = '', vase = ''] = await artifacts(2)
    const one = await make({ artifactIds: [stone], visibility: 'gallery' })
    const both = await make({ artifactIds: [vase, stone], visibility: 'gallery' })
    await make({ artifactIds: [stone], visibility: 'link' })
    expect(await ids(`?artifactId=${stone}`)).toEqual([both, one])
    expect(await ids(`?artifactId=${vase}`)).toEqual([both])
    await call('DELETE', `/listEntries/${both}?artifactId=${stone}`, ada)
    expect(await ids(`?artifactId=${stone}`)).toEqual([one])
    for (const wrong of ['../x', ''])
      expect(await gallery(`?artifactId=${wrong}`)).toMatchObject({ status: 400 })
  })

  it('is in the sitemap, without lists that are not shown, for a document for each list and owner', async () => {
    const [stone = '', gone = ''] = await artifacts(2)
    const shown = { artifactIds: [stone], visibility: 'gallery' }
    const sitemap = async () => {
      const { text, status } = await api.ask('GET', '/sitemap.xml?page=exhibitions')
      return [status, ...[...text.matchAll(/<loc>.*?\/\/[^/]*(.*)<\/loc>/g)].map(([, path]) => path)]
    }
    expect(await sitemap()).toEqual([200, '/exhibitions'])
    const id = await make(shown)
    const unshared = await make(shown)
    const hidden = await make(shown)
    const deleted = await make(shown)
    await make({ ...shown, artifactIds: [gone] })
    await make(shown, bob)
    await change(unshared, { visibility: 'link' })
    await decide(hidden, 'hide')
    await call('DELETE', `/lists/${deleted}`, ada)
    await call('DELETE', `/artifact/${gone}`, bob)
    await api.store.db.doc(`suspensions/${bob.uid}`).set({ uid: bob.uid, is_lifting: false })
    expect(await sitemap()).toEqual([200, '/exhibitions', `/list/${id}`])
    const index = await leastCostOf(() => api.ask('GET', '/suggestions?q=x'))
    expect((await leastCostOf(sitemap)) - index).toBe(5)
  })

  it('may be cached for visitors, not for members', async () => {
    expect((await gallery()).headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30')
    expect((await call('GET', '/exhibitions', ada)).headers.get('cache-control')).toBe('no-store')
  })
})

describe('threat 95: the gallery does not show', () => {
  it('a list that is private, or shared by its address only', async () => {
    const [stone = ''] = await artifacts(1)
    const id = await make({ artifactIds: [stone], visibility: 'gallery' })
    for (const visibility of ['link', 'private']) {
      await show(id)
      expect(await ids()).toEqual([id])
      await change(id, { visibility })
      expect(await ids()).toEqual([])
      expect(await ids(`?artifactId=${stone}`)).toEqual([])
    }
  })

  it('a list that curators have hidden, which its owner may show again after it was restored', async () => {
    const [stone = ''] = await artifacts(1)
    const id = await make({ artifactIds: [stone], visibility: 'gallery' })
    expect(await decide(id, 'hide')).toMatchObject({ status: 200 })
    expect(await ids()).toEqual([])
    expect(await show(id)).toMatchObject({ status: 409 })
    expect(await call('GET', `/lists/${id}`, ada)).toMatchObject({ body: { visibility: 'link' } })
    await decide(id, 'restore')
    expect(await ids()).toEqual([])
    expect(await api.ask('GET', `/list/${id}`)).toMatchObject({ status: 200 })
    await show(id)
    expect(await ids()).toEqual([id])
  })

  it('lists of a suspended account, which stay shared when it is back', async () => {
    const [stone = ''] = await artifacts(1)
    const id = await make({ artifactIds: [stone], visibility: 'gallery' })
    const own = await make({ artifactIds: [stone] })
    await call('POST', `/suspensions/${ada.uid}`, curator, { reason: 'Spam.' })
    expect(await ids()).toEqual([])
    expect(objectOf((await api.store.db.doc(`lists/${id}`).get()).data())).not.toHaveProperty('gallery_at')
    await call('DELETE', `/suspensions/${ada.uid}`, curator)
    expect(await ids()).toEqual([])
    expect(await api.ask('GET', `/list/${id}`)).toMatchObject({ status: 200 })
    expect(await call('GET', `/lists/${own}`, ada)).toMatchObject({ body: { visibility: 'private' } })
  })

  it('a list whose owner is being suspended', async () => {
    const [stone = ''] = await artifacts(1)
    await make({ artifactIds: [stone], visibility: 'gallery' }, bob)
    await api.store.db.doc(`suspensions/${bob.uid}`).set({ uid: bob.uid, is_lifting: false })
    expect(await ids()).toEqual([])
  })

  it('lists of an account that was deleted', async () => {
    const eve = await signUp()
    const [stone = ''] = await artifacts(1)
    await make({ artifactIds: [stone], visibility: 'gallery' }, eve)
    await call('DELETE', '/account', eve)
    expect(await ids()).toEqual([])
  })

  it('artifacts that are hidden or deleted, on no cover and in no number', async () => {
    const [stone = '', hidden = '', deleted = ''] = await artifacts(3)
    await make({ artifactIds: [hidden, deleted, stone], visibility: 'gallery' })
    const shown = async () =>
      shownIn(await gallery()).map(({ artifacts: count, cover }) => [count, ...cover.map(({ _id }) => _id)])
    expect(await shown()).toEqual([[3, hidden, deleted, stone]])
    await decideArtifact(hidden, 'hide')
    await call('DELETE', `/artifact/${deleted}`, bob)
    expect(await shown()).toEqual([[1, stone]])
    // Deleted directly in Firestore, past the API.
    await api.store.db.doc(`artifacts/${stone}`).delete()
    expect(await shown()).toEqual([])
    await decideArtifact(hidden, 'restore')
    expect(await shown()).toEqual([[1, hidden]])
  })

  it('an artifact that the same instance has just hidden, however old its index is', async () => {
    const { ask } = await startFunction(api.store, { SEARCH_STALE_MS: '600000' })
    const [stone = '', vase = ''] = await artifacts(2)
    await make({ artifactIds: [stone, vase], visibility: 'gallery' })
    const shown = async () =>
      parseAnswer('exhibitions', (await ask('GET', '/exhibitions')).body)[0]?.artifacts
    expect(await shown()).toBe(2)
    const body = { decision: 'hide', note: 'A copy.' }
    await ask('POST', `/reports/${stone}`, { token: curator.token, body })
    expect(await shown()).toBe(1)
    await ask('POST', `/suspensions/${bob.uid}`, { token: curator.token, body: { reason: 'Spam.' } })
    expect(await shown()).toBeUndefined()
    await ask('DELETE', `/suspensions/${bob.uid}`, { token: curator.token })
    expect(await shown()).toBe(1)
    await ask('POST', '/decisions', { token: curator.token, body: { ...body, artifactIds: [vase] } })
    expect(await shown()).toBeUndefined()
  })

  it('a picture that its artifact no longer has', async () => {
    const bell = await add(api.ask, bob.token)
    await make({ artifactIds: [bell], visibility: 'gallery' })
    await call('PATCH', `/updateArtifact/${bell}`, bob, { artifact_image: '' })
    expect(shownIn(await gallery())[0]?.cover).toMatchObject([{ artifact_image: '' }])
  })
})
