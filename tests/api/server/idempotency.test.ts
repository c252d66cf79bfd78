import { Timestamp } from '@google-cloud/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { anArtifact } from '../support/artifacts.ts'
import { member } from '../support/ask.ts'

/** Tests of repeated `POST /artifacts` after a lost response (docs/threats.md, threat 35). */
let api: Api
let ada: Account
let eve: Account

beforeAll(async () => {
  api = await startApi()
  ada = await signUp()
  eve = await signUp()
})

const post = (key: string, { token }: Account = ada, body: unknown = anArtifact()) =>
  api.ask('POST', '/artifacts', { token, body, headers: { 'Idempotency-Key': key } })
const countOf = async ({ uid }: Account) =>
  (await api.store.db.collection('artifacts').where('adder_uid', '==', uid).count().get()).data().count

describe('an Idempotency-Key', () => {
  it('repeats the first response and adds nothing', async () => {
    const before = await countOf(ada)
    const first = await post('again')
    expect(first.status).toBe(201)
    for (const reply of [await post('again'), await post('again')]) {
      expect([reply.status, reply.body]).toEqual([first.status, first.body])
    }
    expect(await countOf(ada)).toBe(before + 1)
  })

  it('adds once when ten requests race', async () => {
    const before = await countOf(ada)
    const replies = await Promise.all(Array.from({ length: 10 }, () => post('race')))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(replies.map((reply) => member(reply, 'insertedId'))).size).toBe(1)
    expect(await countOf(ada)).toBe(before + 1)
  })

  it('conflicts with another artifact, but not with an equal one in other spelling', async () => {
    const first = await post('same')
    const other = await post('same', ada, anArtifact({ artifact_name: 'Other' }))
    expect(other).toMatchObject({ status: 409, body: { status: 409 } })
    const spaced = JSON.stringify(anArtifact(), null, 2)
    expect((await post('same', ada, spaced)).body).toEqual(first.body)
  })

  it('belongs to one user', async () => {
    const first = await post('shared')
    const other = await post('shared', eve)
    expect(other.status).toBe(201)
    expect(member(other, 'insertedId')).not.toBe(member(first, 'insertedId'))
  })

  it('expires after a day', async () => {
    const first = await post('old')
    const { docs } = await api.store.db
      .collection('replays')
      .where('insertedId', '==', member(first, 'insertedId'))
      .get()
    expect(docs).toHaveLength(1)
    const msOf = (time: unknown) => (time instanceof Timestamp ? time.toMillis() : NaN)
    const keptMs = msOf(docs[0]?.get('expires_at')) - msOf(docs[0]?.get('created_at'))
    expect(Math.round(keptMs / 3_600_000)).toBe(24)
    await docs[0]?.ref.update({ expires_at: Timestamp.fromMillis(Date.now() - 1) })
    const second = await post('old', ada, anArtifact({ artifact_name: 'Other' }))
    expect(second.status).toBe(201)
    expect(member(second, 'insertedId')).not.toBe(member(first, 'insertedId'))
  })

  it.each(['', ' ', 'two words', 'x'.repeat(256), 'ü'])('is refused when it is %j', async (key) => {
    const before = await countOf(ada)
    expect(await post(key)).toMatchObject({ status: 400 })
    expect(await countOf(ada)).toBe(before)
  })

  it('of a refused request can be used for the corrected one', async () => {
    expect(await post('retry', ada, anArtifact({ artifact_name: '' }))).toMatchObject({ status: 400 })
    expect(await post('retry')).toMatchObject({ status: 201 })
  })

  it('is stored hashed, without the payload', async () => {
    await post('secret-key-1', ada, anArtifact({ artifact_name: 'Very particular' }))
    const { docs } = await api.store.db.collection('replays').get()
    const text = JSON.stringify(docs.map((document) => [document.id, document.data()]))
    expect(text).not.toMatch(/secret-key-1|particular/i)
  })
})
