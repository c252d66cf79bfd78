import { describe, expect, it } from 'vitest'
import { kindOf, mayKeep, pageOf, SHELL } from './requests.ts'

const SITE = 'https://site.example'
const FILES = ['/boot.js', '/assets/index-1234567.js']

const kind = (path: string, mode: RequestMode = 'cors', method = 'GET') =>
  kindOf({ url: new URL(path, SITE).href, mode, method }, SITE, FILES)

describe('the worker', () => {
  it.each([
    '/',
    '/allArtifacts?name=urn',
    '/artifact/stone',
    '/updateArtifact/a%2Fb',
    '/contributor/ada',
    '/aboutUs/',
    '/account',
  ])('answers a visit of %s with a page', (path) => expect(kind(path, 'navigate')).toBe('page'))

  it.each([
    '/api/artifacts',
    '/__/auth/handler',
    '/label/stone',
    '/robots.txt',
    '/sitemap.xml',
    '/feed.xml',
    '/artifact/a/b',
    '/allartifacts',
    '/no/such/page',
    'https://elsewhere.example/',
  ])('leaves a visit of %s to the network', (path) => expect(kind(path, 'navigate')).toBeNull())

  it.each([
    ['/assets/index-1234567.js', 'asset'],
    ['/assets/index-7654321.js', 'asset'],
    ['/boot.js', 'asset'],
    ['/illustrations/initials.svg', 'picture'],
    ['/__/firebase/init.json', 'settings'],
    ['/api/artifacts', null],
    ['/artifact/stone', null],
    ['/sw.js', null],
    ['https://elsewhere.example/assets/a.js', null],
  ])('takes %s for: %s', (path, expected) => expect(kind(path)).toBe(expected))

  it('leaves what is sent to the network', () => {
    expect(kind('/', 'navigate', 'POST')).toBeNull()
    expect(kind('/boot.js', 'cors', 'HEAD')).toBeNull()
  })

  it('keeps a page for each public route and one for all others', () => {
    expect(['/', '/aboutUs', '/artifact/stone', '/myArtifacts'].map(pageOf)).toEqual([
      '/',
      '/aboutUs',
      SHELL,
      SHELL,
    ])
  })
})

describe('an answer', () => {
  const own = { status: 200, type: 'basic', redirected: false, headers: new Headers() } as const

  it('that is whole and our own may be kept', () => {
    expect(mayKeep(own)).toBe(true)
    expect(mayKeep({ ...own, headers: new Headers({ 'Cache-Control': 'no-cache' }) })).toBe(true)
  })

  it.each([
    ['is opaque', { type: 'opaque', status: 0 }],
    ['is from elsewhere', { type: 'cors' }],
    ['is a part', { status: 206 }],
    ['is a failure', { status: 404 }],
    ['was redirected', { redirected: true }],
    ['says no-store', { headers: new Headers({ 'Cache-Control': 'private, no-store' }) }],
  ] as const)('that %s may not', (_, change) => expect(mayKeep({ ...own, ...change })).toBe(false))
})
