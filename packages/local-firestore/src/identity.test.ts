import { Code } from '@connectrpc/connect'
import { describe, expect, it } from 'vitest'
import { resolveCaller } from '#identity.ts'

const NOW = 1_800_000_000
const resolve = (header: string | null) => resolveCaller(header, { projectId: 'demo-a', now: NOW })
const encode = (segment: unknown) => Buffer.from(JSON.stringify(segment)).toString('base64url')
const token = (claims: unknown) => `Bearer ${encode({ alg: 'none' })}.${encode(claims)}.`

describe('a caller', () => {
  it('without a token is unauthenticated', () => {
    expect(resolve(null)).toEqual({ isAdmin: false, auth: null })
  })

  it.each(['Bearer owner', 'bearer OWNER', 'Bearer ya29.abc'])('with %s is an administrator', (value) => {
    expect(resolve(value)).toEqual({ isAdmin: true, auth: null })
  })

  it('with an unsigned token has its subject as uid and all its claims', () => {
    const claims = { sub: 'ann', email: 'ann@example.org', firebase: { sign_in_provider: 'custom' } }
    expect(resolve(token(claims))).toEqual({ isAdmin: false, auth: { uid: 'ann', token: claims } })
    expect(resolve(token({ user_id: 'bob' })).auth?.uid).toBe('bob')
  })

  it.each([
    'Bearer nonsense',
    'Bearer a.b',
    'Basic owner',
    `Bearer ${encode({})}.${encode([])}.`,
    `Bearer ${encode({})}.!!.`,
    token({}),
    token({ sub: 7 }),
  ])('with %s is rejected', (value) => {
    expect(() => resolve(value)).toThrow(/invalid jwt/)
  })

  const issued = {
    sub: 'ann',
    aud: 'demo-a',
    iss: 'https://securetoken.google.com/demo-a',
    iat: NOW - 3_600,
    exp: NOW + 1,
  }

  it('with a token of the project has its uid until the token expires', () => {
    expect(resolve(token(issued)).auth?.uid).toBe('ann')
    // As `mockUserToken` makes it.
    expect(resolve(token({ ...issued, iat: 0, exp: 3_600 })).auth?.uid).toBe('ann')
  })

  it.each([
    ['has expired', { exp: NOW }],
    ['is not of the project', { aud: 'demo-b' }],
    ['was not issued for the project', { iss: 'https://securetoken.google.com/demo-b' }],
    ['was not issued for the project', { iss: 'https://example.com/demo-a' }],
  ])('with a token that %s is unauthenticated: %j', (reason, claims) => {
    const resolving = () => resolve(token({ ...issued, ...claims }))
    expect(resolving).toThrow(reason)
    expect(resolving).toThrow(expect.objectContaining({ code: Code.Unauthenticated }))
  })
})
