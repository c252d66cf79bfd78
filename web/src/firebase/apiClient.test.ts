import { Problem } from '@tracker/domain/errors.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeClient } from './apiClient.ts'
import { SignInExpired, onSignInExpired } from './expiry.ts'

const UNAUTHENTICATED = () =>
  Response.json({ detail: 'Please sign in.' }, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })

interface Sent {
  address: string
  init: RequestInit
  bearer: string | null
}

/** An API that accepts one token, and a provider that renews tokens. */
function anApi(options: {
  token?: string | null | Error
  renewed?: string | Error
  accepts?: string
  answer?: () => Response
  proof?: string
}) {
  const {
    token = 'old',
    renewed = 'new',
    accepts = 'old',
    answer = () => Response.json({ insertedId: 'a' }),
    proof = null,
  } = options
  const sent: Sent[] = []
  const refreshes: string[] = []
  let current = token instanceof Error ? null : token
  const request = makeClient({
    fetch: async (input, init = {}) => {
      const bearer = new Headers(init.headers).get('Authorization')
      sent.push({ address: typeof input === 'string' ? input : '', init, bearer })
      await Promise.resolve()
      return bearer === null || bearer === `Bearer ${accepts}` ? answer() : UNAUTHENTICATED()
    },
    token: async (refreshed) => {
      if (!refreshed && token instanceof Error) throw token
      if (!refreshed) return current
      refreshes.push('refresh')
      await Promise.resolve()
      if (renewed instanceof Error) throw renewed
      current = renewed
      return renewed
    },
    proof: async () => proof,
  })
  return { request, sent, refreshes }
}

describe('a call of the API', () => {
  let expiries = 0
  let stop = () => {}
  beforeEach(() => {
    expiries = 0
    stop = onSignInExpired(async () => {
      expiries += 1
      await Promise.resolve()
    })
  })
  afterEach(() => stop())

  test('goes to the documented path with a bearer token and a JSON body', async () => {
    const { request, sent } = anApi({})
    await request({ endpoint: 'updateArtifact', id: 'a/b', payload: { artifact_name: 'x' } })
    const [first] = sent
    expect(first?.address).toBe('/api/updateArtifact/a%2Fb')
    expect(first?.bearer).toBe('Bearer old')
    expect(first?.init.method).toBe('PATCH')
    expect(first?.init.body).toBe('{"artifact_name":"x"}')
    expect(new Headers(first?.init.headers).get('Content-Type')).toBe('application/json')
  })

  test('carries the proof of App Check, when there is one', async () => {
    const withProof = anApi({ proof: 'a proof' })
    await withProof.request({ endpoint: 'like', payload: {} })
    expect(new Headers(withProof.sent[0]?.init.headers).get('X-Firebase-AppCheck')).toBe('a proof')
    const without = anApi({})
    await without.request({ endpoint: 'like', payload: {} })
    expect(new Headers(without.sent[0]?.init.headers).has('X-Firebase-AppCheck')).toBe(false)
  })

  test('carries no authorization when nobody is signed in', async () => {
    const { request, sent } = anApi({ token: null })
    await request({ endpoint: 'like', payload: {} })
    expect(sent.map(({ bearer }) => bearer)).toEqual([null])
  })

  test('is repeated once with a renewed token when it was refused', async () => {
    const { request, sent } = anApi({ accepts: 'new' })
    const headers = { 'Idempotency-Key': 'k' }
    expect(await request({ endpoint: 'addArtifact', payload: { a: 1 }, headers })).toEqual({
      insertedId: 'a',
    })
    expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer old', 'Bearer new'])
    expect(sent[1]?.init.body).toBe(sent[0]?.init.body)
    expect(new Headers(sent[1]?.init.headers).get('Idempotency-Key')).toBe('k')
  })

  test('shares one refresh with the calls that were refused together', async () => {
    const { request, refreshes } = anApi({ accepts: 'new' })
    await Promise.all([
      request({ endpoint: 'like' }),
      request({ endpoint: 'like' }),
      request({ endpoint: 'like' }),
    ])
    expect(refreshes).toHaveLength(1)
  })

  test('is not repeated a second time: the refusal of a renewed token is a problem', async () => {
    const { request, sent } = anApi({ accepts: 'neither' })
    await expect(request({ endpoint: 'like' })).rejects.toThrow('Please sign in.')
    expect(sent).toHaveLength(2)
    expect(expiries).toBe(0)
  })

  test('raises an expired sign-in, told once, when tokens can not be renewed', async () => {
    const { request, sent } = anApi({ accepts: 'new', renewed: new Error('revoked') })
    const calls = [request({ endpoint: 'like' }), request({ endpoint: 'like' })]
    const outcomes = await Promise.allSettled(calls)
    for (const outcome of outcomes) {
      expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(SignInExpired)
    }
    expect(sent).toHaveLength(2)
    expect(expiries).toBe(1)
  })

  test('that fails says what the server said, field by field', async () => {
    const errors = [{ field: 'artifact_name', message: 'Please enter the name of the artifact.' }]
    const { request } = anApi({
      answer: () => Response.json({ detail: 'Look again.', errors }, { status: 400 }),
    })
    const problem: unknown = await request({ endpoint: 'addArtifact' }).catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(Problem)
    expect(problem).toMatchObject({ code: 'invalid', message: 'Look again.', errors })
  })

  test('answered by something that is not the API still gives a sentence', async () => {
    const { request } = anApi({ answer: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) })
    await expect(request({ endpoint: 'like' })).rejects.toThrow('The server could not answer (status 502)')
  })

  test('that reaches nobody says so', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const request = makeClient({
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      token: async () => 'old',
      proof: async () => null,
    })
    await expect(request({ endpoint: 'like' })).rejects.toThrow(
      'The server could not be reached. Check your connection and try again.',
    )
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })

  test('without a network, when the token has run out, ends no sign-in: nothing was refused', async () => {
    const offline = Object.assign(new Error('No network.'), { code: 'auth/network-request-failed' })
    const { request, sent, refreshes } = anApi({ token: offline, renewed: offline })
    await expect(request({ endpoint: 'like' })).rejects.toMatchObject({ code: 'unavailable' })
    expect({ sent: sent.length, refreshes: refreshes.length, expiries }).toEqual({
      sent: 0,
      refreshes: 0,
      expiries: 0,
    })
  })
})
