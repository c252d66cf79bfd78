import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { type RunningFunction, startFunction } from '../support/api.ts'
import { add, anArtifact } from '../support/artifacts.ts'
import { member } from '../support/ask.ts'
import { violations } from '../support/invariants.ts'
import { today } from '../support/minutes.ts'
import { findRepairs } from '../support/operator.ts'
import { decideMany, openReports, report, sizeOf } from '../support/moderation.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'
import { photoForm } from '../support/photos.ts'

/**
 * Tests of artifacts that wait for approval by a curator, and of what an account adds in a day (docs/threats.md, threats 81 and 82).
 */
withPeople({ isNewForEach: true })

/** Of an operator who has set both. */
let strict: RunningFunction
beforeAll(async () => {
  const env = { HOLD_FIRST_RECORDS: 'on', RECORDS_PER_DAY: '8', RECORDS_PER_DAY_NEW: '5' }
  strict = await startFunction(api.store, env)
})

const get = (id: string, who = bob) => api.ask('GET', `/artifact/${id}`, { token: who.token })

describe('the first artifacts of an account, where the operator sets it (threat 82)', () => {
  it('wait for a curator until three are visible', async () => {
    const { ask } = strict
    const ids = []
    for (let count = 0; count < 4; count += 1) ids.push(await add(ask, ada.token))
    expect([await sizeOf('artifacts'), await openReports()]).toEqual([0, 4])
    const [first = '', ...rest] = ids
    expect(await get(first)).toMatchObject({ status: 404 })
    expect(await get(first, ada)).toMatchObject({ status: 200, body: { hidden_by: 'hold' } })
    expect(await report(ada, first, 'Appeal')).toMatchObject({ status: 409 })
    expect(await decideMany([first], 'dismiss')).toMatchObject({ body: { decided: 0 } })
    expect(await decideMany(rest, 'restore', '')).toMatchObject({ body: { decided: 3, refused: [] } })
    for (const id of rest) expect(await get(id)).toMatchObject({ status: 200 })
    expect(await openReports()).toBe(1)
    expect(await get(await add(ask, ada.token))).toMatchObject({ status: 200 })
    expect(await violations(api.store.db)).toEqual([])
    expect(await findRepairs(api.store)).toEqual([])
  })

  it('take a missing photo meanwhile, which curators see, and nothing else', async () => {
    const { ask } = strict
    const send = async ({ token }: Account) =>
      String(member(await ask('POST', '/photos', { token, ...photoForm() }), 'url'))
    const id = await add(ask, ada.token, { artifact_image: '' })
    const change = (body: object, { token }: Account, headers = {}) =>
      ask('PATCH', `/updateArtifact/${id}`, { token, body, headers })
    const [artifact_image, another, foreign] = [await send(ada), await send(ada), await send(bob)]
    expect(await change({ artifact_name: 'Changed' }, ada)).toMatchObject({ status: 409 })
    expect(await change({ artifact_image, artifact_name: 'Changed' }, ada)).toMatchObject({ status: 409 })
    expect(await change({ artifact_image: 'https://a.example/b.jpg' }, ada)).toMatchObject({ status: 409 })
    expect(await change({ artifact_image: foreign }, ada)).toMatchObject({ status: 400 })
    expect(await change({ artifact_image: foreign }, bob)).toMatchObject({ status: 404 })
    expect(await change({ artifact_image }, ada, { 'If-Match': '"other"' })).toMatchObject({ status: 412 })
    expect(await change({ artifact_image }, ada)).toMatchObject({ body: { modifiedCount: 1 } })
    expect(await change({ artifact_image }, ada)).toMatchObject({ body: { modifiedCount: 0 } })
    expect(await change({ artifact_image: another }, ada)).toMatchObject({ status: 409 })
    const { pathname } = new URL(artifact_image)
    const hiddenPath = pathname.replace('/photos/', '/hiddenPhotos/')
    expect(await ask('GET', pathname)).toMatchObject({ status: 404 })
    expect(await ask('GET', hiddenPath, { token: curator.token })).toMatchObject({ status: 200 })
    await decideMany([id], 'restore', '')
    expect(await ask('GET', pathname)).toMatchObject({ status: 200 })
    expect(await get(id, ada)).toMatchObject({ body: { artifact_image, artifact_name: 'Rosetta Stone' } })
    expect(await violations(api.store.db)).toEqual([])
    expect(await findRepairs(api.store)).toEqual([])
  })

  it('are visible at once by default', async () => {
    expect(await get(await add(api.ask, ada.token))).toMatchObject({ status: 200 })
  })
})

describe('what an account adds in a day (threat 81)', () => {
  it('is less for a new account than for others', async () => {
    const post = (who: Account) => strict.ask('POST', '/artifacts', { token: who.token, body: anArtifact() })
    const quota = api.store.db.doc(`quotas/${ada.uid}`)
    await quota.set({ day: today(), records: 4 })
    expect(await post(ada)).toMatchObject({ status: 201 })
    const refused = await post(ada)
    expect(refused).toMatchObject({
      status: 429,
      body: { detail: expect.stringMatching(/^A new account/) as unknown },
    })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await quota.get()).data()).toMatchObject({ day: today(), records: 5 })
    // The quota counts per user and per day.
    expect(await post(await signUp())).toMatchObject({ status: 201 })
    await quota.update({ day: today() - 1 })
    expect(await post(ada)).toMatchObject({ status: 201 })
    expect((await quota.get()).data()).toMatchObject({ day: today(), records: 1, photos: 0 })
  })
})
