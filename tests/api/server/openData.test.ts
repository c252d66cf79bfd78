import { beforeAll, describe, expect, it } from 'vitest'
import { type Api, startApi } from '../support/api.ts'

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

describe('security.txt', () => {
  it('is missing without a contact', async () => {
    expect(await api.ask('GET', '/.well-known/security.txt')).toMatchObject({ status: 404 })
  })
})
