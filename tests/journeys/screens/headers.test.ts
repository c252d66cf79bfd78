/** What Hosting sends, in front of the built pages and the function. */
import { expect, it } from 'vitest'
import { services } from '../support/services.ts'

const open = (path: string, init?: RequestInit) => fetch(services.app + path, init)
const cachingOf = async (path: string, init?: RequestInit) =>
  (await open(path, init)).headers.get('cache-control')

/** Directives of the content security policy with their sources. */
function directives(policy: string | null): Map<string, string[]> {
  const parts = (policy ?? '').split(';').map((part) => part.trim().split(' '))
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]))
}

async function assetAddress(): Promise<string> {
  const html = await (await open('/')).text()
  const [address] = /\/assets\/[^" ]+\.js/.exec(html) ?? []
  if (!address) throw new Error('The page names no script.')
  return address
}

it('pages, scripts and pictures come with the policy that keeps strangers’ scripts and frames out', async () => {
  const plate = '/illustrations/artifacts/rosetta-stone.svg'
  for (const path of ['/', '/artifact/rosetta-stone', await assetAddress(), plate, '/sw.js']) {
    const { status, headers } = await open(path)
    expect({ path, status }).toEqual({ path, status: 200 })
    const policy = directives(headers.get('content-security-policy'))
    expect(policy.get('default-src')).toEqual(["'self'"])
    expect(policy.get('worker-src')).toEqual(["'self'"])
    expect(policy.get('report-uri')).toEqual(['/api/violations'])
    expect(policy.get('report-to')).toEqual(['violations'])
    for (const name of ['object-src', 'base-uri', 'frame-ancestors'])
      expect(policy.get(name)).toEqual(["'none'"])
    const scripts = policy.get('script-src') ?? []
    expect(scripts).toContain("'self'")
    expect(scripts.filter((source) => source.includes('unsafe') || source.includes('*'))).toEqual([])
    const isWithoutCamera: unknown = expect.stringContaining('camera=()')
    const isAYear: unknown = expect.stringMatching(/^max-age=31536000/)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy-report-only':
        "require-trusted-types-for 'script'; report-uri /api/violations; report-to violations",
      'reporting-endpoints': 'violations="/api/violations"',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': isWithoutCamera,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': isAYear,
      'x-content-type-options': 'nosniff',
    })
  }
})

it('pages and the service worker are revalidated each time, files with a hash in their name never; an answer of the API is stored nowhere but for a visitor’s search', async () => {
  const [asset, search] = [await assetAddress(), '/api/search?q=stone']
  for (const path of ['/', '/aboutUs', '/sw.js']) expect(await cachingOf(path)).toBe('no-cache')
  expect(await cachingOf('/allArtifacts')).toBe('public, max-age=0, s-maxage=60')
  expect((await open('/sw.js')).headers.get('content-type')).toContain('javascript')
  expect(await cachingOf(asset)).toBe('public, max-age=31536000, immutable')
  const { headers } = await open('/api/artifacts')
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(await cachingOf(search)).toBe('public, max-age=0, s-maxage=30')
  expect(await cachingOf(search, { headers: { Authorization: 'Bearer x' } })).toBe('no-store')
})

it.each(['/AllArtifacts', '/allartifacts'])(
  'the address of Browse in other letters, %s, leads to it',
  async (path) => {
    const { status, headers } = await open(path, { redirect: 'manual' })
    expect([status, headers.get('location')]).toEqual([301, '/allArtifacts'])
  },
)

it('an unknown address is 404 with the page for it, a file of another release without; a malformed address is 400, and a body above the limit 413', async () => {
  const unknown = await open('/no/such/page')
  expect(unknown.status).toBe(404)
  expect(await unknown.text()).toContain('Page not found')
  for (const path of ['/assets/index-of-last-week.js', '/illustrations/artifacts/nothing.svg']) {
    const { status, headers } = await open(path)
    // A cached 404 would outlast the release that adds the file.
    expect({ status, caching: headers.get('cache-control') }).toEqual({ status: 404, caching: 'no-cache' })
  }
  for (const path of ['/api/artifact/%E0%A4%A', '/artifact/%E0%A4%A', '/a%00b'])
    expect({ path, status: (await open(path)).status }).toEqual({ path, status: 400 })
  const tooLong = {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ artifact_name: 'x'.repeat(300_000) }),
  }
  for (let count = 0; count < 3; count += 1) expect((await open('/api/artifacts', tooLong)).status).toBe(413)
  // The next request gets its own response.
  expect((await open('/api/artifacts')).status).toBe(200)
})
