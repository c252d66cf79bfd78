import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { add, anArtifact } from '../support/artifacts.ts'
import { member } from '../support/ask.ts'
import { type Probed, startProbed } from '../support/benchmark.ts'

/** Tests of addresses, methods, ids and headers (docs/threats.md, threats 16, 26, 27, 28). */
let api: Probed
let ada: Account
let artifactId: string

beforeAll(async () => {
  api = await startProbed()
  ada = await signUp()
  artifactId = await add(api.ask, ada.token)
})

/** What an address may decode to; `ids.test.ts` of the domain tests more characters. */
const IDS = [
  '.',
  '..',
  '%2e%2e',
  '__x__',
  '__proto__',
  'a%2Fb',
  'a%2Fprivate%2Fadder',
  '..%2F..%2Flikes%2Fx',
  'projects%2Fp%2Fdatabases%2Fd%2Fdocuments%2Fartifacts%2Fx',
  '%00',
  'a%20b',
  'a%0d%0aX-Injected:%201',
  'x'.repeat(129),
  'x'.repeat(1_501),
  '%F0%9F%98%80',
  '%ED%A0%80',
  '%FF',
  '%',
  '%zz',
  '{"$gt":""}',
  '<script>',
  'undefined',
  'constructor',
]

describe('threat 16: an id', () => {
  it.each(IDS)('%s finds nothing and breaks nothing', async (id) => {
    const { token } = ada
    const replies = await Promise.all([
      api.ask('GET', `/artifact/${id}`, { token }),
      api.ask('DELETE', `/artifact/${id}`, { token }),
      api.ask('PATCH', `/updateArtifact/${id}`, { token, body: { created_at: 'now' } }),
      api.ask('DELETE', `/likes/${id}`, { token }),
    ])
    for (const reply of replies) {
      expect([400, 403, 404]).toContain(reply.status)
      expect(reply.headers.get('x-injected')).toBeNull()
    }
    expect([400, 404]).toContain(replies[0].status)
  })

  it.each(
    IDS.map((id) =>
      id.replaceAll(/%([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    ),
  )('that reads %j cannot be liked', async (id) => {
    const reply = await api.ask('POST', '/likes', { token: ada.token, body: { artifactId: id } })
    expect(reply.status).toBe(404)
  })

  it('with a lone surrogate cannot be liked', async () => {
    const body = { artifactId: `${artifactId}\uD800` }
    expect(await api.ask('POST', '/likes', { token: ada.token, body })).toMatchObject({ status: 404 })
  })

  it.each([null, 7, true, [], {}, [['x']], { $ne: '' }, ''])(
    'that is %j is refused with its name',
    async (id) => {
      const reply = await api.ask('POST', '/likes', { token: ada.token, body: { artifactId: id } })
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'artifactId' }] } })
      expect(member(reply, 'message')).not.toBe('')
    },
  )
})

describe('threat 27: a verb', () => {
  it.each([
    ['POST', '/featuredArtifacts', 'GET, HEAD'],
    ['PUT', '/artifacts', 'GET, HEAD, POST'],
    ['DELETE', '/artifacts', 'GET, HEAD, POST'],
    ['PATCH', '/artifacts', 'GET, HEAD, POST'],
    ['PUT', '/artifact/x', 'GET, HEAD, DELETE'],
    ['POST', '/artifact/x', 'GET, HEAD, DELETE'],
    ['PATCH', '/artifact/x', 'GET, HEAD, DELETE'],
    ['GET', '/updateArtifact/x', 'PATCH'],
    ['POST', '/updateArtifact/x', 'PATCH'],
    ['PUT', '/updateArtifact/x', 'PATCH'],
    ['DELETE', '/updateArtifact/x', 'PATCH'],
    ['GET', '/likes', 'POST'],
    ['DELETE', '/likes', 'POST'],
    ['GET', '/likes/x', 'DELETE'],
    ['POST', '/likes/x', 'DELETE'],
    ['POST', '/myArtifacts', 'GET, HEAD'],
    ['DELETE', '/liked', 'GET, HEAD'],
    ['OPTIONS', '/artifacts', 'GET, HEAD, POST'],
    ['TRACE', '/artifacts', 'GET, HEAD, POST'],
    ['PROPFIND', '/artifacts', 'GET, HEAD, POST'],
  ])('%s %s is not known there', async (method, path, allow) => {
    for (const base of ['', '/api']) {
      const reply = await api.ask(method, base + path, { token: ada.token })
      expect(reply).toMatchObject({ status: 405, body: { status: 405 } })
      expect(reply.headers.get('allow')).toBe(allow)
    }
  })

  it('in a header or a parameter is ignored', async () => {
    const headers = { 'X-HTTP-Method-Override': 'DELETE', 'X-HTTP-Method': 'DELETE' }
    await api.ask('GET', `/artifact/${artifactId}?_method=DELETE`, { token: ada.token, headers })
    await api.ask('POST', `/artifacts?_method=DELETE`, { token: ada.token, headers, body: anArtifact() })
    expect(await api.ask('GET', `/artifact/${artifactId}`, { token: ada.token })).toMatchObject({
      status: 200,
    })
  })

  it('HEAD responds like GET, without a body', async () => {
    const reply = await api.ask('HEAD', '/artifacts')
    expect(reply).toMatchObject({ status: 200, text: '' })
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
  })
})

describe('an unknown address', () => {
  it.each([
    '/',
    '/api',
    '/api/',
    '/nothing',
    '/api/api/artifacts',
    '/apiartifacts',
    '/Artifacts',
    '/artifacts/',
    '//artifacts',
    '/artifact',
    '/artifact/',
    '/artifact/a/b',
    '/updateArtifact/',
    '/likes/',
    '/likes/a/b',
    '/__proto__',
    '/constructor',
    '/artifacts%3Fname=x',
    '/.env',
  ])('%s is a problem in JSON that is never cached', async (path) => {
    const reply = await api.ask('GET', path, { token: ada.token })
    expect([404, 405]).toContain(reply.status)
    expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(member(reply, 'message')).toBeTypeOf('string')
    expect(member(reply, 'message')).not.toBe('')
  })
})

describe('threats 26 and 28: the headers', () => {
  it.each([
    ['GET', '/artifacts', 200, '*'],
    ['GET', '/featuredArtifacts', 200, '*'],
    ['GET', '/myArtifacts', 400, null],
    ['GET', '/nothing', 404, null],
    ['PUT', '/artifacts', 405, null],
    ['POST', '/artifacts', 415, null],
  ] as const)(
    'of %s %s, status %i, forbid caching and guessing, and allow the origin %s',
    async (method, path, status, origins) => {
      const reply = await api.ask(method, path, {
        token: ada.token,
        headers: { Origin: 'https://evil.example', 'Content-Type': 'text/plain' },
        ...(method === 'POST' ? { body: '{}' } : {}),
      })
      expect(reply.status).toBe(status)
      expect(reply.headers.get('cache-control')).toBe('no-store')
      expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
      expect(reply.headers.get('access-control-allow-origin')).toBe(origins)
      expect(reply.headers.get('access-control-allow-credentials')).toBeNull()
      expect(reply.headers.get('x-powered-by')).toBeNull()
    },
  )

  it('of a preflight allow nothing', async () => {
    const reply = await api.ask('OPTIONS', '/artifacts', {
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    })
    expect(reply.status).toBe(405)
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('with odd values break nothing', async () => {
    const reply = await api.ask('GET', '/artifacts', {
      headers: {
        Accept: 'text/html',
        'If-None-Match': '*',
        'If-Modified-Since': 'yesterday',
        Range: 'bytes=0-1',
        Cookie: '__session=x',
        'X-Forwarded-Host': 'evil.example',
      },
    })
    expect(reply.status).toBe(200)
    expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
  })
})

describe('after all these addresses, verbs and headers', () => {
  it('the same process responds at the same cost, without more connections or memory', async () => {
    expect(await api.degradation()).toEqual([])
  })
})
