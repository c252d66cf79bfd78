import { describe, expect, it } from 'vitest'
import { safeReturnPath } from './returnPath.ts'

describe('the path after sign-in', () => {
  it.each([
    '/',
    '/artifact/abc',
    '/allArtifacts?name=a%20b&sort=name-desc#top',
    '/myArtifacts?next=https://example.com',
    '/%2F%2Fexample.com',
    '/a//b',
  ])('keeps %j', (path) => {
    expect(safeReturnPath(path)).toBe(path)
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
  ])('replaces %j by the home page', (path) => {
    expect(safeReturnPath(path)).toBe('/')
  })
})
