import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { anArtifact } from '../support/artifacts.ts'
import { listOf } from '../support/ask.ts'

/**
 * Tests of responses that the platform sends before our code runs (docs/decisions/003-rest-conventions.md).
 */
let api: Api
let ada: Account

beforeAll(async () => {
  api = await startApi()
  ada = await signUp()
})

const UTF_16 = { 'Content-Type': 'application/json; charset=utf-16' }
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

describe('a request that the platform cannot read', () => {
  it.each<[string, unknown, Record<string, string>, number]>([
    ['malformed JSON', '{"artifact_name":', {}, 400],
    ['null', 'null', {}, 400],
    ['a number', '5', {}, 400],
    ['a text', '"x"', {}, 400],
    ['not the gzip that it says', anArtifact(), { 'Content-Encoding': 'gzip' }, 400],
    ['not the UTF-16 that it says', anArtifact(), UTF_16, 400],
    ['of an unknown encoding', anArtifact(), { 'Content-Encoding': 'x-none' }, 415],
    ['in Latin-1', anArtifact(), { 'Content-Type': 'application/json; charset=latin1' }, 415],
    ['a form of too many fields', 'a&'.repeat(1_001), FORM, 413],
  ])('is refused with a page and writes nothing: %s', async (_, body, headers, status) => {
    const reply = await api.ask('POST', '/artifacts', { token: ada.token, body, headers })
    expect(reply.status).toBe(status)
    expect(reply.headers.get('content-type')).toMatch(/^text\/html/)
    expect(listOf(await api.ask('GET', '/artifacts'))).toEqual([])
  })

  it.each(['/artifact/%zz', '/api/artifact/%E0%A4%A'])('is refused with a page: %s', async (path) => {
    const reply = await api.ask('GET', path, { token: ada.token })
    expect(reply.status).toBe(400)
    expect(reply.headers.get('content-type')).toMatch(/^text\/html/)
  })
})

describe('a body that the platform parses differently', () => {
  it.each<[string, unknown, Record<string, string>, number]>([
    ['a list', '[]', {}, 400],
    ['nothing', '', {}, 400],
    ['real UTF-16', Buffer.from(JSON.stringify(anArtifact()), 'utf16le'), UTF_16, 400],
    ['a form', 'artifact_name=x', FORM, 415],
  ])('gets our answer: %s', async (_, body, headers, status) => {
    const reply = await api.ask('POST', '/artifacts', { token: ada.token, body, headers })
    expect(reply.status).toBe(status)
    expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(listOf(await api.ask('GET', '/artifacts'))).toEqual([])
  })
})
