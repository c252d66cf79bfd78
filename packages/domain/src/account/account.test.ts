import { describe, expect, it } from 'vitest'
import { adderName, isAcceptablePassword, isSameEmail } from './account.ts'

describe('a password', () => {
  it.each(['Abcdef', 'ÄÖÜäöü', 'aB 123'])('accepts %j', (password) => {
    expect(isAcceptablePassword(password)).toBe(true)
  })

  it.each(['Abcde', 'abcdef', 'ABCDEF', '123456', ''])('rejects %j', (password) => {
    expect(isAcceptablePassword(password)).toBe(false)
  })
})

describe("an adder's name", () => {
  it.each([
    ['Ada', 'Bea', 'c@example.com', 'Ada'],
    [undefined, 'Bea', 'c@example.com', 'Bea'],
    ['  ', ' ', 'c@example.com', 'c'],
    ['A\u0000d\na\uD800', undefined, 'c@example.com', 'Ad a\uFFFD'],
    ['\u0007', undefined, 'c@example.com', 'c'],
    ['\u200B', '\u0301', 'c@example.com', 'c'],
    ['\u2800', 'Ada', 'c@example.com', 'Ada'],
    ['Re\u0007\u0301my', undefined, 'c@example.com', 'Rémy'],
    [`${'x'.repeat(199)}😀`, undefined, 'c@example.com', 'x'.repeat(199)],
  ])('of %j, %j, %j is %j', (displayName, submitted, email, name) => {
    expect(adderName(displayName, submitted, email)).toBe(name)
  })
})

describe('e-mail addresses', () => {
  it('are compared ignoring case', () => {
    expect(isSameEmail('Ada@Example.com', 'ada@example.COM')).toBe(true)
    expect(isSameEmail('ada@example.com', 'ada@example.org')).toBe(false)
  })

  it('never match when empty', () => {
    expect(isSameEmail('', '')).toBe(false)
  })
})
