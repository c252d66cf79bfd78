import { DEADLINES } from '@tracker/domain/api/deadlines.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import { describe, expect, test, vi } from 'vitest'
import { createApiClient } from './apiClient.ts'
import { SignInExpired } from '#utils/signInExpired.ts'

const LIKE = {
  artifactId: 'a',
  userEmail: 'ada@example.com',
  artifactName: 'Rhyton',
  artifactImage: '',
  artifactDiscoverer: '',
  artifactDiscoveryPeriod: '',
}
const ARTIFACT = {
  artifact_name: 'Rhyton',
  artifact_image: '',
  artifact_type: 'Tools',
  created_at: '',
  historical_context: '',
  present_location: '',
  discovered_by: '',
  discovered_at: '',
  short_description: '',
  adder_name: 'Ada',
  adder_email: 'ada@example.com',
} as const

const UNAUTHENTICATED = () =>
  Response.json({ detail: 'Please sign in.' }, { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } })

interface Sent {
  address: string
  init: RequestInit
  bearer: string | null
}

/** Creates an API that accepts one token, and a provider that refreshes tokens. */
function anApi(options: {
  token?: string | null | Error
  renewed?: string | Error
  accepts?: string
  respond?: () => Response
  proof?: string
}) {
  const {
    token = 'old',
    renewed = 'new',
    accepts = 'old',
    respond = () => Response.json({ insertedId: 'a', modifiedCount: 1 }),
    proof = null,
  } = options
  const sent: Sent[] = []
  const refreshes: string[] = []
  let current = token instanceof Error ? null : token
  const api = createApiClient({
    fetch: async (input, init = {}) => {
      const bearer = new Headers(init.headers).get('Authorization')
      sent.push({ address: typeof input === 'string' ? input : '', init, bearer })
      await Promise.resolve()
      return bearer === null || bearer === `Bearer ${accepts}` ? respond() : UNAUTHENTICATED()
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
    appCheckToken: async () => proof,
  })
  return { api, sent, refreshes }
}

describe('a call of the API', () => {
  test('goes to the documented path with a bearer token and a JSON body', async () => {
    const { api, sent } = anApi({})
    await api.updateArtifact('a/b', { artifact_name: 'x' })
    const [first] = sent
    expect(first?.address).toBe('/api/updateArtifact/a%2Fb')
    expect(first?.bearer).toBe('Bearer old')
    expect(first?.init.method).toBe('PATCH')
    expect(first?.init.body).toBe('{"artifact_name":"x"}')
    expect(new Headers(first?.init.headers).get('Content-Type')).toBe('application/json')
  })

  test('that writes is given more time than the function takes at most', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    const { api } = anApi({})
    await api.like(LIKE)
    expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(DEADLINES.function)
    timeout.mockRestore()
  })

  test('has the App Check token, if there is one', async () => {
    const withProof = anApi({ proof: 'a proof' })
    await withProof.api.like(LIKE)
    expect(new Headers(withProof.sent[0]?.init.headers).get('X-Firebase-AppCheck')).toBe('a proof')
    const without = anApi({})
    await without.api.like(LIKE)
    expect(new Headers(without.sent[0]?.init.headers).has('X-Firebase-AppCheck')).toBe(false)
  })

  test('has no authorization if nobody is signed in', async () => {
    const { api, sent } = anApi({ token: null })
    await api.like(LIKE)
    expect(sent.map(({ bearer }) => bearer)).toEqual([null])
  })

  test('is repeated once with a renewed token when it was refused', async () => {
    const { api, sent } = anApi({ accepts: 'new' })
    expect(await api.addArtifact(ARTIFACT, 'k')).toEqual({
      insertedId: 'a',
    })
    expect(sent.map(({ bearer }) => bearer)).toEqual(['Bearer old', 'Bearer new'])
    expect(sent[1]?.init.body).toBe(sent[0]?.init.body)
    expect(new Headers(sent[1]?.init.headers).get('Idempotency-Key')).toBe('k')
  })

  test('shares one refresh with the calls that were refused together', async () => {
    const { api, refreshes } = anApi({ accepts: 'new' })
    await Promise.all([api.like(LIKE), api.like(LIKE), api.like(LIKE)])
    expect(refreshes).toHaveLength(1)
  })

  test('is not repeated a second time: a rejected renewed token is a problem', async () => {
    const { api, sent } = anApi({ accepts: 'neither' })
    await expect(api.like(LIKE)).rejects.toThrow('Please sign in.')
    expect(sent).toHaveLength(2)
  })

  const authError = (code: string) => Object.assign(new Error('technical'), { code })

  test.each(['user-token-expired', 'user-disabled', 'user-not-found', 'invalid-refresh-token'])(
    'raises an expired sign-in when Auth refuses to renew tokens (%s)',
    async (code) => {
      const { api, sent } = anApi({ accepts: 'new', renewed: authError(`auth/${code}`) })
      const calls = [api.like(LIKE), api.like(LIKE)]
      const outcomes = await Promise.allSettled(calls)
      for (const outcome of outcomes) {
        expect(outcome.status === 'rejected' && outcome.reason).toBeInstanceOf(SignInExpired)
      }
      expect(sent).toHaveLength(2)
    },
  )

  test.each([
    ['a lost network', authError('auth/network-request-failed')],
    ['a busy sign-in service', authError('auth/too-many-requests')],
    ['a fault of the sign-in service', authError('auth/internal-error')],
    ['a script that cannot be loaded', new TypeError('Failed to fetch dynamically imported module')],
  ])('that cannot renew its token because of %s says so, and its next try succeeds', async (_, failure) => {
    for (const source of ['stored', 'renewed']) {
      const tokens: (string | Error)[] =
        source === 'stored' ? [failure, 'new'] : ['old', failure, 'old', 'new']
      const bearers: (string | null)[] = []
      const api = createApiClient({
        fetch: async (_input, init = {}) => {
          bearers.push(new Headers(init.headers).get('Authorization'))
          return bearers.at(-1) === 'Bearer new'
            ? Response.json({ insertedId: 'a' }, { status: 201 })
            : UNAUTHENTICATED()
        },
        token: async () => {
          const next = tokens.shift() ?? ''
          if (next instanceof Error) throw next
          return next
        },
        appCheckToken: async () => null,
      })
      const add = () => api.addArtifact(ARTIFACT, 'k')
      await expect(add()).rejects.toMatchObject({
        name: 'Problem',
        code: 'unavailable',
        message:
          'Your sign-in could not be confirmed, because the sign-in service could not be reached. Nothing is lost. Check your connection and try again.',
      })
      expect(await add()).toEqual({ insertedId: 'a' })
    }
  })

  test('whose answer is cut off can be repeated', async () => {
    const cutOff = () =>
      new Response(new ReadableStream({ start: (body) => body.error(new TypeError('network error')) }))
    const { api } = anApi({ respond: cutOff })
    await expect(api.addArtifact(ARTIFACT, 'k')).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('that fails has the server’s messages by field', async () => {
    const errors = [{ field: 'artifact_name', message: 'Please enter the name of the artifact.' }]
    const { api } = anApi({
      respond: () => Response.json({ detail: 'Look again.', errors }, { status: 400 }),
    })
    const problem: unknown = await api.addArtifact(ARTIFACT, 'k').catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(Problem)
    expect(problem).toMatchObject({ code: 'invalid', message: 'Look again.', errors })
  })

  test('for a list returns a cursor, and continues from one', async () => {
    const more = { headers: { Link: '</api/reports?limit=1&cursor=a%20b>; rel="next"' } }
    const first = anApi({ respond: () => Response.json([], more) })
    expect(await first.api.reports('')).toMatchObject({ data: [], next: 'a b' })
    expect(first.sent[0]?.address).toBe('/api/reports')
    const last = anApi({ respond: () => Response.json([]) })
    expect(await last.api.reports('a b')).toMatchObject({ data: [], next: null })
    expect(last.sent[0]?.address).toBe('/api/reports?cursor=a+b')
  })

  test('with a response that is not from the API still has a message', async () => {
    const { api } = anApi({ respond: () => new Response('<h1>Bad gateway</h1>', { status: 502 }) })
    await expect(api.like(LIKE)).rejects.toThrow('The server could not answer (status 502)')
  })

  test('with an undocumented response body is a Problem', async () => {
    const { api } = anApi({ respond: () => Response.json({ inserted: 'a' }) })
    await expect(api.like(LIKE)).rejects.toMatchObject({ code: 'internal' })
  })

  test('without a response is a Problem', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const api = createApiClient({
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
      token: async () => 'old',
      appCheckToken: async () => null,
    })
    await expect(api.like(LIKE)).rejects.toThrow(
      'The server could not be reached. Check your connection and try again.',
    )
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  })
})
