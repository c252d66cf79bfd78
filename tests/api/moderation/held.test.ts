import { describe, expect, it } from 'vitest'
import type { Account } from '../support/accounts.ts'
import { shareFunction } from '../support/api.ts'
import { add } from '../support/artifacts.ts'
import { member } from '../support/ask.ts'
import { violations } from '../support/invariants.ts'
import { findRepairs } from '../support/operator.ts'
import { ada, api, bob, curator, withPeople } from '../support/people.ts'
import { photoForm } from '../support/photos.ts'

/** Tests of artifacts that wait for approval by a curator (docs/threats.md, threat 82). */
withPeople({ isNewForEach: true })

const asCurator = (method: string, path: string, body?: unknown) =>
  api.ask(method, path, { token: curator.token, ...(body !== undefined && { body }) })
const decideMany = (artifactIds: readonly string[], decision: string, note = 'Spam.') =>
  asCurator('POST', '/decisions', { artifactIds, decision, note })
const get = (id: string, who = bob) => api.ask('GET', `/artifact/${id}`, { token: who.token })
const report = (who: Account, artifactId: string, reason = 'False') =>
  api.ask('POST', '/reports', { token: who.token, body: { artifactId, reason, text: '' } })
const sizeOf = async (name: string) => (await api.store.db.collection(name).count().get()).data().count
const openReports = async () => member(await asCurator('GET', '/openReports'), 'open')

describe('the first artifacts of an account, where the operator sets it (threat 82)', () => {
  const startHolding = () => shareFunction(api.store, { HOLD_FIRST_RECORDS: 'on' })

  it('wait for a curator until three are visible', async () => {
    const { ask } = await startHolding()
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
    const { ask } = await startHolding()
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
