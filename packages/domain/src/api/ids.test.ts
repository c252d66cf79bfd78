import { describe, expect, it } from 'vitest'
import { isId, isLikeId } from './ids.ts'

describe('an id', () => {
  it.each(['a', 'rosetta-stone', 'A1_b-2', 'x'.repeat(128)])('accepts %j', (id) => {
    expect(isId(id)).toBe(true)
  })

  it.each([
    '',
    '.',
    '..',
    'a/b',
    '/',
    '../x',
    'a%2Fb',
    '__x__',
    '____',
    '__proto__',
    'é',
    '🏺',
    'a b',
    ' ',
    'a\n',
    'a\u0000',
    '\uD800',
    'x'.repeat(129),
    '$ne',
    '[object Object]',
    '{}',
    '[]',
    '*',
    '.*',
    "' or 1=1--",
    '~',
    '!',
    '@',
    ';',
    ':',
    ',',
    '+',
    '=',
    '&',
    '|',
    '<',
    null,
    {},
  ])('rejects %j', (id) => {
    expect(isId(id)).toBe(false)
  })

  it('of a like may contain two ids', () => {
    expect(isLikeId('uid_artifact')).toBe(true)
    expect(isLikeId('a/b')).toBe(false)
  })
})
