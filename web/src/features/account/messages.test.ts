import { describe, expect, test } from 'vitest'
import { asSignInError, signInMessage } from './messages.ts'

const failure = (code: string) => Object.assign(new Error(`Firebase: Error (${code}).`), { code })

describe('a failed sign-in', () => {
  test('has the same message for a wrong address and a wrong password', () => {
    const codes = ['auth/user-not-found', 'auth/wrong-password', 'auth/invalid-credential']
    expect(new Set(codes.map((code) => signInMessage(failure(code))))).toEqual(
      new Set(['The e-mail or the password is wrong.']),
    )
  })

  test.each([
    ['auth/popup-blocked', /pop-ups/],
    ['auth/popup-closed-by-user', /closed before/],
    ['auth/network-request-failed', /connection/],
    ['auth/email-already-in-use', /already/],
  ])('8.5 has a readable message for %s', (code, words) => {
    expect(signInMessage(failure(code))).toMatch(words)
    expect(signInMessage(failure(code))).not.toContain('Firebase')
  })

  test('of an unknown kind includes its code', () => {
    expect(signInMessage(failure('auth/quota-exceeded'))).toContain('auth/quota-exceeded')
  })

  test('from elsewhere has a message too', () => {
    expect(signInMessage(new TypeError('x is undefined'))).toMatch(/could not be reached/)
    expect(signInMessage('odd')).toMatch(/could not be reached/)
  })

  test('keeps its cause', () => {
    const cause = failure('auth/user-disabled')
    expect(asSignInError(cause)).toMatchObject({ message: 'This account has been disabled.', cause })
  })
})
