import { describe, expect, it } from 'vitest'
import { resolveCaller } from '#identity.ts'

const encode = (segment: unknown) => Buffer.from(JSON.stringify(segment)).toString('base64url')
const token = (claims: unknown) => `Bearer ${encode({ alg: 'none' })}.${encode(claims)}.`

describe('a caller', () => {
  it('without a token is unauthenticated', () => {
    expect(resolveCaller(null)).toEqual({ isAdmin: false, auth: null })
  })

  it.each(['Bearer owner', 'bearer OWNER', 'Bearer ya29.abc'])('with %s is an administrator', (value) => {
    expect(resolveCaller(value)).toEqual({ isAdmin: true, auth: null })
  })

  it('with an unsigned token has its subject as uid and all its claims', () => {
    const claims = { sub: 'ann', email: 'ann@example.org', firebase: { sign_in_provider: 'custom' } }
    expect(resolveCaller(token(claims))).toEqual({ isAdmin: false, auth: { uid: 'ann', token: claims } })
    expect(resolveCaller(token({ user_id: 'bob' })).auth?.uid).toBe('bob')
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
    expect(() => resolveCaller(value)).toThrow(/invalid jwt/)
  })
})
