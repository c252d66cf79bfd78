import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type Account, signUp } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { add, anArtifact } from '../support/artifacts.ts'

/** Tests that logs, error responses and the bundle hold no secrets (docs/threats.md, threats 5 and 39). */
let api: Api
let ada: Account

beforeAll(async () => {
  api = await startApi()
  ada = await signUp()
})

const lineSchema = z.object({
  message: z.literal('request'),
  request_id: z.string(),
  method: z.string(),
  call: z.optional(z.string()),
  uid: z.optional(z.string()),
  status: z.number(),
  ms: z.number(),
})

function requestLines() {
  return api.log.flatMap((line) => {
    if (!line.startsWith('{')) return []
    const parsed = z.safeParse(lineSchema, JSON.parse(line))
    return parsed.success ? [parsed.data] : []
  })
}

describe('threat 39: the log', () => {
  it('names each request by its id, with person, call, status and time, and nothing personal', async () => {
    const id = await add(api.ask, ada.token, { artifact_name: 'Unrepeatable name' })
    const asAda = { token: ada.token }
    const replies = [
      await api.ask('GET', `/artifact/${id}`, asAda),
      await api.ask('GET', `/myArtifacts?email=${ada.email}`, asAda),
      await api.ask('GET', '/artifacts?name=unrepeatable'),
      await api.ask('POST', '/artifacts', {
        ...asAda,
        body: anArtifact({ artifact_name: 7, created_at: 'Unrepeatable' }),
      }),
      await api.ask('GET', `/liked?email=${ada.email}`, { token: `${ada.token}x` }),
      await api.ask('GET', '/Unrepeatable'),
    ]
    const ids = replies.map(({ headers }) => headers.get('x-request-id'))
    expect(new Set(ids).size).toBe(replies.length)
    await vi.waitFor(
      () => {
        const logged = requestLines().map(({ request_id }) => request_id)
        expect(logged).toEqual(expect.arrayContaining(ids))
      },
      { timeout: 60_000 },
    )
    const lines = ids.map((requestId) => requestLines().find(({ request_id }) => request_id === requestId))
    expect(lines.map((line) => [line?.call, line?.uid, line?.status])).toEqual([
      ['artifact', ada.uid, 200],
      ['myArtifacts', ada.uid, 200],
      ['artifacts', undefined, 200],
      ['addArtifact', ada.uid, 400],
      ['liked', undefined, 401],
      [undefined, undefined, 404],
    ])
    const text = api.log.join('\n')
    expect(text).not.toContain('@')
    expect(text).not.toMatch(/unrepeatable/i)
    expect(text).not.toContain(ada.token.slice(0, 40))
    expect(text).not.toContain(ada.token.split('.')[1]?.slice(0, 40))
  })
})

describe('an answer', () => {
  it('never contains internal fields', async () => {
    const id = await add(api.ask, ada.token)
    await api.ask('POST', '/likes', { token: ada.token, body: { artifactId: id } })
    const replies = await Promise.all([
      api.ask('GET', `/artifact/${id}`, { token: ada.token }),
      api.ask('GET', '/artifacts'),
      api.ask('GET', '/artifacts?name=rosetta&sort=date-desc'),
      api.ask('GET', '/featuredArtifacts'),
      api.ask('GET', `/myArtifacts?email=${ada.email}`, { token: ada.token }),
      api.ask('GET', `/liked?email=${ada.email}`, { token: ada.token }),
    ])
    for (const { status, text } of replies) {
      expect(status).toBe(200)
      expect(text).not.toMatch(/adder_uid|added_at|updated_at|name_key|name_pieces|"uid"|liked_at|_seconds/)
    }
  })

  // The platform responds to invalid JSON and percent-encoding with 400 before our code runs.
  it('never holds a stack or a path of the server', async () => {
    const replies = await Promise.all([
      api.ask('POST', '/artifacts', { token: ada.token, body: '[1]' }),
      api.ask('GET', '/artifact/..', { token: ada.token }),
      api.ask('POST', '/likes', { token: ada.token, body: { artifactId: {} } }),
      api.ask('GET', '/artifacts?cursor=x'),
    ])
    for (const { status, text } of replies) {
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(500)
      expect(text).not.toMatch(/node_modules|\.js:|\bat .+:\d+|file:\/\//)
    }
  })
})

describe('threat 5: the bundle', () => {
  it('names no emulator and no secret', () => {
    const bundle = readFileSync(join(inject('functionFolder'), 'index.mjs'), 'utf8')
    expect(bundle).not.toMatch(/emulator_host|functions_emulator|private_key|BEGIN [A-Z ]*KEY|AIza/i)
  })

  it('names the Node version and exact versions of what the cloud installs', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(inject('functionFolder'), 'package.json'), 'utf8'))
    const exact: unknown = expect.stringMatching(/^\d+\.\d+\.\d+$/)
    expect(manifest).toMatchObject({
      type: 'module',
      main: 'index.mjs',
      engines: { node: '24' },
      dependencies: {
        'firebase-admin': exact,
        'firebase-functions': exact,
        '@google-cloud/firestore': exact,
      },
    })
  })
})
