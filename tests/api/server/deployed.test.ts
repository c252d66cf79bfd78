import { randomUUID } from 'node:crypto'
import { API_BASE } from '@tracker/domain/api/calls.ts'
import { openApi } from '@tracker/domain/api/openApi.ts'
import { SITE } from '@tracker/domain/site/site.ts'
import { VERSION } from '@tracker/domain/site/version.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { type Api, startApi, startFunction } from '../support/api.ts'
import { storeArtifact } from '../support/artifacts.ts'
import { objectOf } from '../support/ask.ts'
import { HOST, metaOf, ORIGIN } from '../support/labels.ts'
import { newAddress, withinOneMinute } from '../support/minutes.ts'
import { photoForm } from '../support/photos.ts'

/**
 * Tests with the settings of a deployment: App Check and what needs no proof, and what `.env` names (docs/threats.md, threats 36,
 * 51, 61).
 */
const DEPLOYED = { APP_CHECK: '', SITE_HOST: HOST, SECURITY_CONTACT: 'mailto:security@example.org' }
let api: Api
let ada: Account

beforeAll(async () => {
  api = await startApi(DEPLOYED)
  ada = await signUp()
  await storeArtifact(api.store.db, { id: 'stone', uid: ada.uid })
})

describe('App Check', () => {
  it('refuses every call without a valid proof, never with 401', async () => {
    for (const proof of [undefined, '', 'abc', 'abc.def.ghi', ada.token]) {
      const headers: Record<string, string> = proof === undefined ? {} : { 'X-Firebase-AppCheck': proof }
      for (const [method, path] of [
        ['GET', '/artifacts'],
        ['GET', '/featuredArtifacts'],
        ['POST', '/artifacts'],
        ['GET', '/nothing'],
      ] as const) {
        const reply = await api.ask(method, path, { token: ada.token, headers })
        expect(reply).toMatchObject({ status: 403, body: { status: 403 } })
      }
    }
  })

  it.each(['/label/stone', '/feed.xml', '/sitemap.xml'])('lets any client read %s', async (path) => {
    expect(await api.ask('GET', path)).toMatchObject({ status: 200 })
  })

  it('lets an img read a photo, but nobody add or remove one', async () => {
    const asAda = { token: ada.token }
    expect(await api.ask('GET', '/photos/none')).toMatchObject({ status: 404 })
    expect(await api.ask('DELETE', '/photos/none', asAda)).toMatchObject({ status: 403 })
    expect(await api.ask('POST', '/photos', { ...asAda, ...photoForm() })).toMatchObject({ status: 403 })
  })

  it('lets everyone read the description of the API, from any site', async () => {
    const headers = { Origin: 'https://other.example' }
    const reply = await api.ask('GET', `${API_BASE}/openapi.json`, { headers })
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(JSON.parse(reply.text)).toEqual(openApi(SITE.name, VERSION))
  })
})

describe('the settings', () => {
  it('name the contact in security.txt, with an expiry in half a year, and its own URL', async () => {
    const { status, text } = await api.ask('GET', '/.well-known/security.txt')
    expect(status).toBe(200)
    expect(text).toContain('Contact: mailto:security@example.org\n')
    expect(text).toContain(`Canonical: ${ORIGIN}/.well-known/security.txt\n`)
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    expect(expires).toBeGreaterThan(Date.now())
  })

  it('name the host of labels, which no client can set (threat 61)', async () => {
    const headers = { 'X-Forwarded-Host': 'evil.example' }
    const { text } = await api.ask('GET', '/label/stone', { headers })
    expect(metaOf(text, 'og:url')).toBe(`${ORIGIN}/label/stone`)
    expect(text).not.toContain('evil.example')
  })
})

const NEW = 'application/reports+json'
const OLD = 'application/csp-report'
const body = {
  effectiveDirective: 'script-src-elem',
  blockedURL: 'https://evil.example/a.js?token=secret',
  documentURL: 'https://app.example/artifact/abc?name=secret#secret',
  sourceFile: 'https://app.example/assets/index.js?secret',
  lineNumber: 7,
  disposition: 'enforce',
  sample: 'secret',
}

/** Each report has another address, because their number is limited. */
const send = (content: unknown, type: string, path = '/violations') =>
  api.ask('POST', path, {
    body: content,
    headers: { 'Content-Type': type, 'X-Forwarded-For': newAddress() },
  })
const logged = () =>
  api.log.flatMap((line) => (line.includes('policy violation') ? [objectOf(JSON.parse(line))] : []))

/**
 * Returns the log entries of reports. Entries are written after the response but in order, so a marker report
 * ends them.
 */
async function logOf(sendAll: () => Promise<unknown>): Promise<unknown[]> {
  const mark = async (name: string) => {
    await send([{ type: 'csp-violation', body: { ...body, effectiveDirective: name } }], NEW)
    const place = () => logged().findIndex(({ directive }) => directive === name)
    await vi.waitUntil(() => place() >= 0, { timeout: 60_000 })
    return place()
  }
  const marker = randomUUID()
  // Lines of earlier calls may arrive late.
  const start = await mark(`start-${marker}`)
  await sendAll()
  return logged().slice(start + 1, await mark(`end-${marker}`))
}

/** Browsers send these reports without an App Check token. */
describe('a report of a policy violation (threat 51)', () => {
  it('is logged without personal data, in either format, and has an empty response', async () => {
    const several = [
      { type: 'deprecation', body: {} },
      { type: 'csp-violation', body },
    ]
    const old = {
      'csp-report': {
        'effective-directive': 'img-src',
        'blocked-uri': 'inline',
        'document-uri': 'https://app.example/?secret',
        disposition: 'report',
      },
    }
    const lines = await logOf(async () => {
      expect(await send(several, NEW, '/api/violations')).toMatchObject({ status: 204, text: '' })
      expect((await send(old, OLD)).status).toBe(204)
    })
    expect(lines).toMatchObject([
      {
        severity: 'WARNING',
        directive: 'script-src-elem',
        blocked: 'evil.example',
        page: 'app.example/artifact/abc',
        source: 'app.example/assets/index.js',
        line: 7,
        disposition: 'enforce',
      },
      { directive: 'img-src', blocked: 'inline', page: 'app.example/', disposition: 'report' },
    ])
    expect(api.log.join()).not.toContain('secret')
  })

  it('is ignored if it is invalid, and refused if it is too large', async () => {
    const lines = await logOf(async () => {
      for (const content of ['', '{', '[]', '{"csp-report":1}', '[{"type":"csp-violation"}]'])
        expect((await send(content, OLD)).status).toBe(204)
      expect((await send('x'.repeat(17 * 1024), OLD)).status).toBe(413)
    })
    expect(lines).toEqual([])
  })

  it('of one address is limited to twenty lines per minute, so that others are still heard', async () => {
    const many = Array.from({ length: 10 }, () => ({ type: 'csp-violation', body }))
    const from = (address: string) =>
      api.ask('POST', '/violations', {
        body: many,
        headers: { 'Content-Type': NEW, 'X-Forwarded-For': address },
      })
    const statuses = await withinOneMinute(async () => {
      const [flooder, other] = [newAddress(), newAddress()]
      return [await from(flooder), await from(flooder), await from(flooder), await from(other)]
    })
    expect(statuses.map(({ status }) => status)).toEqual([204, 204, 429, 204])
  })
})

describe('the number of reports', () => {
  beforeAll(async () => {
    // The tests before may have used up those of a minute.
    api = { ...api, ...(await startFunction(api.store, DEPLOYED)) }
  })

  it('is limited to ten per request and sixty per minute', async () => {
    const many = Array.from({ length: 40 }, () => ({ type: 'csp-violation', body }))
    const lines = await logOf(async () => expect((await send(many, NEW)).status).toBe(204))
    expect(lines).toHaveLength(10)
    const statuses: number[] = []
    // At most two minutes of the clock allow 120 reports.
    for (let count = 0; count < 13; count += 1) statuses.push((await send(many, NEW)).status)
    expect(statuses).toContain(429)
  })
})
