import { API_BASE } from '@tracker/domain/api/endpoints.ts'
import { SITE } from '@tracker/domain/site/site.ts'
import { VERSION } from '@tracker/domain/site/version.ts'
import { openApi } from '@tracker/domain/api/openApi.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Api, DEPLOYED, shareFunction, startApi } from '../support/api.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})

const ORIGIN = { Origin: 'https://other.example' }
const ALLOW_ORIGIN = 'access-control-allow-origin'

describe('scripts of other sites', () => {
  it.each([
    ['/artifacts', 200],
    ['/search?q=vase', 200],
    ['/featuredArtifacts', 200],
    ['/artifacts?limit=x', 400],
    ['/contributors/nobody', 404],
  ])('may read %s, whose status is %i', async (path, status) => {
    const reply = await api.ask('GET', path, { headers: ORIGIN })
    expect(reply.status).toBe(status)
    expect(reply.headers.get(ALLOW_ORIGIN)).toBe('*')
  })

  it.each([
    ['GET', '/account'],
    ['GET', '/artifact/stone'],
    ['POST', '/artifacts'],
    ['GET', '/label/stone'],
  ])('may not read %s %s', async (method, path) => {
    const reply = await api.ask(method, path, { headers: ORIGIN })
    expect(reply.headers.get(ALLOW_ORIGIN)).toBe(null)
  })
})

describe('the description of the API', () => {
  it('is served to everyone, from any site and without proof of the app', async () => {
    const guarded = await shareFunction(api.store, DEPLOYED)
    const reply = await guarded.ask('GET', `${API_BASE}/openapi.json`, { headers: ORIGIN })
    expect(reply.headers.get(ALLOW_ORIGIN)).toBe('*')
    expect(JSON.parse(reply.text)).toEqual(openApi(SITE.name, VERSION))
  })
})

describe('security.txt', () => {
  const PATH = '/.well-known/security.txt'

  it('names the operator’s contact with an expiry in half a year, and its own URL', async () => {
    const named = await shareFunction(api.store, DEPLOYED)
    const { status, text } = await named.ask('GET', PATH)
    expect(status).toBe(200)
    expect(text).toContain('Contact: mailto:security@example.org\n')
    expect(text).toContain('Canonical: https://collection.example/.well-known/security.txt\n')
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
  })

  it('is missing without a contact', async () => {
    expect(await api.ask('GET', PATH)).toMatchObject({ status: 404 })
  })
})
