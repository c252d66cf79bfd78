import { describe, expect, it } from 'vitest'
import { callerOf } from '#identity.ts'

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url')
const token = (claims: unknown) => `Bearer ${encode({ alg: 'none' })}.${encode(claims)}.`

describe('a caller', () => {
  it('without a token is nobody', () => {
    expect(callerOf(null)).toEqual({ isAdmin: false, auth: null })
  })

  it.each(['Bearer owner', 'bearer OWNER', 'Bearer ya29.abc'])('with %s is an administrator', (value) => {
    expect(callerOf(value)).toEqual({ isAdmin: true, auth: null })
  })

  it('with an unsigned token is its subject, with all claims', () => {
    const claims = { sub: 'ann', email: 'ann@example.org', firebase: { sign_in_provider: 'custom' } }
    expect(callerOf(token(claims))).toEqual({ isAdmin: false, auth: { uid: 'ann', token: claims } })
    expect(callerOf(token({ user_id: 'bob' })).auth?.uid).toBe('bob')
  })

  it.each([
    'Bearer nonsense',
    'Bearer a.b',
    'Basic owner',
    `Bearer ${encode({})}.${encode([])}.`,
    `Bearer ${encode({})}.!!.`,
    token({}),
    token({ sub: 7 }),
  ])('with %s is refused', (value) => {
    expect(() => callerOf(value)).toThrow(/invalid jwt/)
  })
})
