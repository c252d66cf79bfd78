import { photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import { describe, expect, it } from 'vitest'
import { type Account, changePhoto, signUp } from '../support/accounts.ts'
import { add } from '../support/artifacts.ts'
import { member, objectOf } from '../support/ask.ts'
import { type Instances, startSecond } from '../support/crash.ts'
import { leftHistories } from '../support/histories.ts'
import { violations } from '../support/invariants.ts'
import { deleteUser, findRepairs, repairAll } from '../support/operator.ts'
import { aPhoto, mediumOf, photoForm, webp } from '../support/photos.ts'
import { seeded } from '../../../tools/bench/search/museumNames.ts'
import { scaled } from '../../support/scale.ts'
import { sizeOf } from '../support/moderation.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'

/** Tests of when photos are deleted (docs/threats.md, threat 68). */
withPeople()

const pathOf = (url: string) => new URL(url).pathname
const get = (url: string) => api.ask('GET', pathOf(url))
const remove = (url: string) => api.ask('DELETE', pathOf(url), { token: ada.token })

/** A photo in three copies. */
const WHOLE = photoForm([...aPhoto(), mediumOf(webp, 'image/webp', 1_600, 1_200)])

/** Uploads a photo and returns its address. */
async function sendOne(who = ada): Promise<string> {
  const reply = await api.ask('POST', '/photos', { token: who.token, ...WHOLE })
  expect(reply).toMatchObject({ status: 201 })
  return String(member(reply, 'url'))
}

/** Backdates photos by 25 hours, so that they no longer wait for their artifact. */
async function age(urls: readonly string[]): Promise<void> {
  const sent_at = new Date(Date.now() - 25 * 3_600_000)
  for (const url of urls) await api.store.db.doc(`photos/${photoIdIn(url)}`).update({ sent_at })
}

describe('a photo goes', () => {
  it('with its artifact, when no other one uses it', async () => {
    const url = await sendOne()
    const [one, two] = [
      await add(api.ask, ada.token, { artifact_image: url }),
      await add(api.ask, ada.token, { artifact_image: url }),
    ]
    await api.ask('DELETE', `/artifact/${one}`, { token: ada.token })
    expect(await get(url)).toMatchObject({ status: 200 })
    await api.ask('DELETE', `/artifact/${two}`, { token: ada.token })
    expect(await get(url)).toMatchObject({ status: 404 })
    expect(await sizeOf('photos')).toBe(0)
  })

  it('when its artifact gets another picture', async () => {
    const [url, next] = [await sendOne(), await sendOne()]
    const id = await add(api.ask, ada.token, { artifact_image: url })
    const change = (body: object) => api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body })
    await change({ created_at: '200 BC' })
    expect(await get(url)).toMatchObject({ status: 200 })
    expect(await change({ artifact_image: next })).toMatchObject({ body: { modifiedCount: 1 } })
    expect(await get(url)).toMatchObject({ status: 404 })
    expect(await get(next)).toMatchObject({ status: 200 })
  })

  it('out of sight with its artifact, and restored with it', async () => {
    const url = await sendOne()
    const id = await add(api.ask, ada.token, { artifact_image: url })
    const decide = (decision: string) =>
      api.ask('POST', `/reports/${id}`, { token: curator.token, body: { decision, note: 'A copy.' } })
    expect(await decide('hide')).toMatchObject({ status: 200 })
    expect(await get(url)).toMatchObject({ status: 404 })
    const inspect = (who?: Account) =>
      api.ask('GET', pathOf(url).replace('/photos/', '/hiddenPhotos/'), who && { token: who.token })
    const seen = await inspect(curator)
    expect(seen).toMatchObject({ status: 200 })
    expect(seen.bytes.byteLength).toBeGreaterThan(0)
    expect(seen.headers.get('cache-control')).toBe('private, no-store')
    expect(await inspect(ada)).toMatchObject({ status: 200 })
    expect(await inspect(bob)).toMatchObject({ status: 404 })
    expect(await inspect()).toMatchObject({ status: 401 })
    for (const size of ['small', 'medium'])
      expect(await api.ask('GET', `${pathOf(url)}?size=${size}`)).toMatchObject({ status: 404 })
    expect(await remove(url)).toMatchObject({ status: 409 })
    expect(await decide('restore')).toMatchObject({ status: 200 })
    expect(await get(url)).toMatchObject({ status: 200 })
    await decide('hide')
    await api.ask('DELETE', `/artifact/${id}`, { token: ada.token })
    expect(await sizeOf('photos')).toBe(0)
  })

  it('with its uploader, used or not, and is part of the uploader’s data export', async () => {
    const eve = await signUp()
    const url = await sendOne(eve)
    await add(api.ask, eve.token, { artifact_image: url })
    await sendOne(eve)
    await sendOne(bob)
    const { body } = await api.ask('GET', '/account', { token: eve.token })
    const named = objectOf(body).photos
    expect(named).toMatchObject([{ width: 1_600, height: 1_200 }, { width: 1_600 }])
    expect(JSON.stringify(named)).toContain(url)
    await deleteUser(api.store, eve.uid)
    const { docs } = await api.store.db.collection('photos').get()
    expect(docs.map((photo) => String(photo.get('uid')))).toEqual([bob.uid])
  })

  it('after a day without use', async () => {
    const [fresh, used, old] = [await sendOne(), await sendOne(), await sendOne()]
    await add(api.ask, ada.token, { artifact_image: used })
    await age([used, old])
    expect(await findRepairs(api.store)).toEqual([`photo ${photoIdIn(old)}: nothing uses it, it is removed`])
    await add(api.ask, ada.token, { artifact_image: fresh })
    expect(await get(fresh)).toMatchObject({ status: 200 })
  })
})

describe('an account’s own photo', () => {
  it('stays while the account has it, is not public, and goes when it has another', async () => {
    const [url, spare, foreign] = [await sendOne(), await sendOne(), await sendOne(bob)]
    await age([url, spare, foreign])
    await changePhoto(ada.uid, url)
    // Somebody else's photo does not stay by being named.
    await changePhoto(bob.uid, spare)
    const removed = (one: string) => `photo ${photoIdIn(one)}: nothing uses it, it is removed`
    expect((await findRepairs(api.store)).toSorted()).toEqual([spare, foreign].map(removed).toSorted())
    await repairAll(api.store)
    expect(await get(url)).toMatchObject({ status: 404 })
    const own = pathOf(url).replace('/photos/', '/hiddenPhotos/')
    expect(await api.ask('GET', own, { token: ada.token })).toMatchObject({ status: 200 })
    await changePhoto(ada.uid, 'https://example.com/me.jpg')
    await repairAll(api.store)
    expect(await sizeOf('photos')).toBe(0)
  })
})

describe('a photo is public', () => {
  const decide = (id: string, decision: string) =>
    api.ask('POST', `/reports/${id}`, { token: curator.token, body: { decision, note: 'A copy.' } })
  const change = (id: string, artifact_image: string) =>
    api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body: { artifact_image } })
  const inspect = (url: string, who: Account) =>
    api.ask('GET', pathOf(url).replace('/photos/', '/hiddenPhotos/'), { token: who.token })

  it('not before an artifact uses it, except for its uploader and curators (threat 85)', async () => {
    const url = await sendOne()
    const refused = await get(url)
    expect(refused).toMatchObject({ status: 404 })
    expect(refused.headers.get('cache-control')).toBe('no-store')
    for (const who of [ada, curator]) expect(await inspect(url, who)).toMatchObject({ status: 200 })
    expect(await inspect(url, bob)).toMatchObject({ status: 404 })
    await add(api.ask, ada.token, { artifact_image: url })
    expect(await get(url)).toMatchObject({ status: 200 })
  })

  it('as long as one of two artifacts that use it is visible, whatever happens to the other', async () => {
    const url = await sendOne()
    const use = () => add(api.ask, ada.token, { artifact_image: url })
    const [one, two] = [await use(), await use()]
    const expectShown = async (status: number) => expect(await get(url)).toMatchObject({ status })
    const trash = (id: string) => api.ask('DELETE', `/artifact/${id}?undo=1`, { token: ada.token })
    const undo = (id: string) => api.ask('POST', `/undoDelete/${id}`, { token: ada.token })
    await trash(one)
    await expectShown(200)
    await decide(two, 'hide')
    await expectShown(404)
    await undo(one)
    await expectShown(200)
    await change(one, '')
    await expectShown(404)
    await change(one, url)
    await expectShown(200)
    await api.ask('DELETE', `/artifact/${one}`, { token: ada.token })
    await expectShown(404)
    await decide(two, 'restore')
    await expectShown(200)
    await api.store.db.doc(`artifacts/${two}`).delete()
    await expectShown(404)
  })

  it('again after its artifact was deleted in Firestore, once another one uses it', async () => {
    const url = await sendOne()
    const id = await add(api.ask, ada.token, { artifact_image: url })
    await api.store.db.doc(`artifacts/${id}`).delete()
    expect(await get(url)).toMatchObject({ status: 404 })
    await add(api.ask, ada.token, { artifact_image: url })
    expect(await get(url)).toMatchObject({ status: 200 })
  })
})

describe('threat 68: unused photos', () => {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
  const REQUESTS = scaled(200, 60)
  const KILL_EVERY = 40

  it(`do not remain after many random additions, edits and deletions, some parallel, some with kills, and the reconciler (SEED=${seed})`, async () => {
    const random = seeded(seed)
    const instances = await startSecond(api.store, api)
    const ids: string[] = []
    const sent: string[] = ['']
    const did = new Map<number, number>()
    /** Returns null if the instance died during the request, which may or may not have been done. */
    const ask = async (...request: Parameters<Instances['ask']>) => {
      const reply = await instances.ask(...request).catch(() => null)
      const status = reply?.status ?? 0
      did.set(status, (did.get(status) ?? 0) + 1)
      return reply
    }
    const create = async (body: object) => {
      const content = { artifact_name: 'Vase', artifact_type: 'Tools', ...body }
      const reply = await ask('POST', '/artifacts', { token: ada.token, body: content })
      if (reply?.status === 201) ids.push(String(member(reply, 'insertedId')))
    }
    const steps = [
      async () => {
        const reply = await ask('POST', '/photos', { token: ada.token, ...photoForm() })
        if (reply?.status === 201) sent.push(String(member(reply, 'url')))
      },
      () => create({}),
      (_: string, artifact_image: string) => create({ artifact_image }),
      (id: string, artifact_image: string) =>
        ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body: { artifact_image } }),
      (id: string) => ask('DELETE', `/artifact/${id}`, { token: ada.token }),
      (_: string, url: string) => (url === '' ? null : ask('DELETE', pathOf(url), { token: ada.token })),
    ]
    for (let done = 0; done < REQUESTS; done += 4) {
      const answers = Promise.all(
        Array.from({ length: 4 }, async () => {
          const [id = 'none', url = ''] = [ids[random(ids.length || 1)], sent[random(sent.length)]]
          await steps[random(steps.length)]?.(id, url)
        }),
      )
      if (done % KILL_EVERY === KILL_EVERY / 2) await instances.crash()
      await answers
    }
    expect(Math.min(...[201, 200].map((status) => did.get(status) ?? 0))).toBeGreaterThan(REQUESTS / 20)
    const { docs: all } = await api.store.db.collection('photos').select('url').get()
    await age(all.map((photo) => String(photo.get('url'))))
    await repairAll(api.store)
    const { docs: artifacts } = await api.store.db.collection('artifacts').get()
    const { docs: photos } = await api.store.db.collection('photos').select('url').get()
    const used = new Set(artifacts.map((artifact) => String(artifact.get('artifact_image'))))
    const kept = new Set(photos.map((photo) => String(photo.get('url'))))
    used.delete('')
    used.delete('https://example.com/rosetta.jpg')
    expect([...kept].filter((url) => !used.has(url))).toEqual([])
    // No artifact refers to a missing photo.
    expect([...used].filter((url) => !kept.has(url))).toEqual([])
    expect(await findRepairs(api.store)).toEqual([])
    expect(await leftHistories(api.store.db)).toEqual([])
    expect(await violations(api.store.db)).toEqual([])
  })
})
