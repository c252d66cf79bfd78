import { describe, expect, it } from 'vitest'
import { isId, isLikeId } from './id.ts'
import { safeImageUrl } from './imageUrl.ts'
import { safeNext } from './returnPath.ts'

describe('the path after sign-in', () => {
  it.each([
    '/',
    '/artifact/abc',
    '/allArtifacts?name=a%20b&sort=name-desc#top',
    '/myArtifacts?next=https://example.com',
    '/%2F%2Fexample.com',
    '/a//b',
  ])('may be %j', (path) => {
    expect(safeNext(path)).toBe(path)
  })

  it.each([
    undefined,
    null,
    7,
    {},
    '',
    'artifact/abc',
    'https://example.com',
    'HTTPS://example.com/',
    '//example.com',
    '///example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\t/example.com',
    '/\n/example.com',
    '\t//example.com',
    ' //example.com',
    '/\u0000',
    'javascript:alert(1)',
    'data:text/html,x',
    '/..//example.com',
    '/.//example.com',
    '/a/..//example.com',
    '/%2e//example.com',
    'mailto:a@example.com',
    '@example.com',
  ])('is the home page instead of %j', (path) => {
    expect(safeNext(path)).toBe('/')
  })
})

describe('an image address', () => {
  it.each([
    'https://example.com/a.png',
    'http://static.example.org/images/PL1_57.1511A.jpg?width=250',
    'HTTPS://EXAMPLE.COM/A.PNG',
    'https://example.com/a(1).svg',
    'https://example.com/🏺.png',
    'http://localhost:5000/illustrations/artifacts/rosetta-stone.svg',
  ])('may be %j', (url) => {
    expect(safeImageUrl(url)).toBe(url)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:image/svg+xml,<svg onload=alert(1)>',
    'data:image/png;base64,AAAA',
    'blob:https://example.com/x',
    'file:///etc/passwd',
    'ftp://example.com/a.png',
    '//example.com/a.png',
    '/a.png',
    'https://',
    'https://example.com/a.png" onerror="alert(1)',
    'https://example.com/a b.png',
    'https://example.com/<script>',
    'https://example.com/\uD800',
    'https://example.com/\uDC00.png',
    `https://example.com/${'x'.repeat(2048)}`,
  ])('is nothing instead of %j', (url) => {
    expect(safeImageUrl(url)).toBe('')
  })
})

describe('an id', () => {
  it.each(['a', 'rosetta-stone', 'A1_b-2', 'x'.repeat(128)])('may be %j', (id) => {
    expect(isId(id)).toBe(true)
  })

  it.each(['', '.', '..', 'a/b', 'a%2Fb', '__x__', 'é', 'a b', 'x'.repeat(129), '../x', 'a\u0000', null, {}])(
    'is never %j',
    (id) => {
      expect(isId(id)).toBe(false)
    },
  )

  it('of a like joins two ids', () => {
    expect(isLikeId('uid_artifact')).toBe(true)
    expect(isLikeId('a/b')).toBe(false)
  })
})
