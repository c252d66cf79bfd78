import { expect, it } from 'vitest'
import { services } from '../support/services.ts'

/** Directives of the content security policy with their sources. */
function directives(policy: string | null): Map<string, string[]> {
  const parts = (policy ?? '').split(';').map((part) => part.trim().split(' '))
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]))
}

async function assetAddress(): Promise<string> {
  const html = await (await fetch(services.app)).text()
  const [address] = /\/assets\/[^" ]+\.js/.exec(html) ?? []
  if (!address) throw new Error('The page names no script.')
  return address
}

it.each([
  ['the home page', async () => '/'],
  ['a deep route', async () => '/artifact/rosetta-stone'],
  ['a script', assetAddress],
  ['a plate', async () => '/illustrations/artifacts/rosetta-stone.svg'],
])('%s comes with the policy that keeps strangers’ scripts and frames out', async (_, addressOf) => {
  const response = await fetch(services.app + (await addressOf()))
  expect(response.status).toBe(200)
  const policy = directives(response.headers.get('content-security-policy'))
  expect(policy.get('default-src')).toEqual(["'self'"])
  expect(policy.get('report-uri')).toEqual(['/api/violations'])
  expect(policy.get('report-to')).toEqual(['violations'])
  for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
    expect(policy.get(name)).toEqual(["'none'"])
  const scripts = policy.get('script-src') ?? []
  expect(scripts).toContain("'self'")
  expect(scripts.filter((source) => source.includes('unsafe') || source.includes('*'))).toEqual([])
  const isWithoutCamera: unknown = expect.stringContaining('camera=()')
  const isAYear: unknown = expect.stringMatching(/^max-age=31536000/)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy-report-only':
      "require-trusted-types-for 'script'; report-uri /api/violations; report-to violations",
    'reporting-endpoints': 'violations="/api/violations"',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': isWithoutCamera,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': isAYear,
    'x-content-type-options': 'nosniff',
  })
})

it('pages are revalidated each time, files with a hash in their name never', async () => {
  const caching = async (path: string) => (await fetch(services.app + path)).headers.get('cache-control')
  expect(await caching('/')).toBe('no-cache')
  expect(await caching('/allArtifacts')).toBe('no-cache')
  expect(await caching(await assetAddress())).toBe('public, max-age=31536000, immutable')
})

it('the service worker is a script of this site that is revalidated each time', async () => {
  const { status, headers } = await fetch(`${services.app}/sw.js`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('javascript')
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(directives(headers.get('content-security-policy')).get('worker-src')).toEqual(["'self'"])
})

it('a file of another release is 404, not a page', async () => {
  for (const path of ['/assets/index-of-last-week.js', '/illustrations/artifacts/nothing.svg']) {
    const { status, headers } = await fetch(services.app + path)
    // A cached 404 would outlast the release that adds the file.
    expect({ status, caching: headers.get('cache-control') }).toEqual({ status: 404, caching: 'no-cache' })
  }
})

it('an unknown address is 404 with the page for it', async () => {
  const response = await fetch(`${services.app}/no/such/page`)
  expect(response.status).toBe(404)
  expect(await response.text()).toContain('Page not found')
})

it('robots.txt is a file, not the app', async () => {
  const response = await fetch(`${services.app}/robots.txt`)
  expect(response.headers.get('content-type')).toContain('text/plain')
  expect(await response.text()).toContain('Disallow: /api/\n')
})

it('an answer of the API is stored nowhere', async () => {
  const { headers } = await fetch(`${services.app}/api/artifacts`)
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

it('a search response is cached by the CDN for 30 seconds, for visitors only', async () => {
  const cachingOf = async (headers = {}) =>
    (await fetch(`${services.app}/api/search?q=stone`, { headers })).headers.get('cache-control')
  expect(await cachingOf()).toBe('public, max-age=0, s-maxage=30')
  expect(await cachingOf({ Authorization: 'Bearer x' })).toBe('no-store')
})

it('a malformed address is rejected without a server error', async () => {
  const statusOf = async (path: string) => (await fetch(services.app + path)).status
  const paths = ['/api/artifact/%E0%A4%A', '/artifact/%E0%A4%A', '/a%00b']
  expect(await Promise.all(paths.map(statusOf))).toEqual([400, 400, 400])
})

it('a body above the limit gets a response, and so does the next request', async () => {
  const send = () =>
    fetch(`${services.app}/api/artifacts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ artifact_name: 'x'.repeat(300_000) }),
    })
  for (let count = 0; count < 3; count += 1) expect((await send()).status).toBe(413)
  expect((await fetch(`${services.app}/api/artifacts`)).status).toBe(200)
})
