import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Api, DEPLOYED, startApi } from '../support/api.ts'
import { objectOf } from '../support/ask.ts'

/** Tests of browsers' reports of policy violations (threat 51). */
let api: Api
beforeAll(async () => {
  // As deployed: browsers send these reports without an App Check token.
  api = await startApi(DEPLOYED)
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

const send = (content: unknown, type: string, path = '/violations') =>
  api.ask('POST', path, { body: content, headers: { 'Content-Type': type } })
const logged = () =>
  api.log.flatMap((line) => (line.includes('policy violation') ? [objectOf(JSON.parse(line))] : []))

/**
 * Returns the log entries of reports. Entries are written after the response but in order, so a marker report
 * ends them.
 */
async function logOf(sendAll: () => Promise<unknown>): Promise<unknown[]> {
  const before = logged().length
  await sendAll()
  const marker = `marker-${before}`
  await send([{ type: 'csp-violation', body: { ...body, effectiveDirective: marker } }], NEW)
  const place = () => logged().findIndex(({ directive }) => directive === marker)
  await vi.waitUntil(() => place() >= 0, { timeout: 60_000 })
  return logged().slice(before, place())
}

describe('a report of a policy violation', () => {
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

  it('is limited to ten per request and sixty per minute', async () => {
    const many = Array.from({ length: 40 }, () => ({ type: 'csp-violation', body }))
    expect(await logOf(() => send(many, NEW))).toHaveLength(10)
    const statuses: number[] = []
    // At most two minutes of the clock allow 120 reports.
    for (let count = 0; count < 13; count += 1) statuses.push((await send(many, NEW)).status)
    expect(statuses).toContain(429)
  })
})
