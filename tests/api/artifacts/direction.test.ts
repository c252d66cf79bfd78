import { readProblem } from '@tracker/domain/api/problem.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { add, anArtifact } from '../support/artifacts.ts'

/** Tests of names that change the direction of adjacent text (docs/threats.md, threat 52). */
let api: Api
let ada: Account

beforeAll(async () => {
  api = await startApi()
  ada = await signUp({ displayName: '\u202EAda\u2069' })
})

const LABELS = [
  ['artifact_name', 'Artifact name'],
  ['adder_name', 'Adder name'],
]

describe('threat 52: characters that change the text direction', () => {
  it.each(['\u202E', '\u2069', '\u2066'])('are refused in names: %j', async (control) => {
    const body = anArtifact({ artifact_name: `Stone ${control}of Rosetta`, adder_name: `${control}Ada` })
    const reply = await api.ask('POST', '/artifacts', { token: ada.token, body })
    expect(reply.status).toBe(400)
    expect(readProblem(reply.status, reply.body).errors).toEqual(
      LABELS.map(([field, label]) => ({
        field,
        message: `${label} has a hidden character that turns text around. Please leave it out.`,
      })),
    )
  })

  it('stay in a stored name, whose artifact can still be edited', async () => {
    const artifact_name = 'Stone \u202Eof Rosetta'
    const id = await add(api.ask, ada.token)
    await api.store.db.doc(`artifacts/${id}`).update({ artifact_name })
    const change = (body: object) => api.ask('PATCH', `/updateArtifact/${id}`, { token: ada.token, body })
    expect(await change({ present_location: 'Paris' })).toMatchObject({ body: { modifiedCount: 1 } })
    expect(await change({ artifact_name })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'artifact_name' }] },
    })
    const read = await api.ask('GET', `/artifact/${id}`, { token: ada.token })
    expect(read.body).toMatchObject({ artifact_name, present_location: 'Paris' })
  })

  it('stay in other texts, which may need them', async () => {
    const short_description = 'It reads \u2067אבג\u2069 at the top.'
    const id = await add(api.ask, ada.token, { short_description })
    const read = await api.ask('GET', `/artifact/${id}`, { token: ada.token })
    expect(read.body).toMatchObject({ short_description })
  })

  it('are removed from an account’s name', async () => {
    const id = await add(api.ask, ada.token)
    const read = await api.ask('GET', `/artifact/${id}`, { token: ada.token })
    expect(read.body).toMatchObject({ adder_name: 'Ada' })
  })
})
