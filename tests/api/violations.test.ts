import { beforeAll, describe, expect, it } from 'vitest'
import { type Api, startApi } from './support/api.ts'
import { objectOf } from './support/ask.ts'

/** What browsers report of broken policies (threat 51). */
let api: Api
beforeAll(async () => {
  // As deployed: browsers send these without proof of the app.
  api = await startApi({ APP_CHECK: '' })
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
const isViolation = (line: string) => line.includes('policy violation')
const logged = () => api.log.filter(isViolation).map((line) => objectOf(JSON.parse(line)))

describe('a report of a broken policy', () => {
  it('is logged without what may name a person, in either form, and never answered with words', async () => {
    const report = [
      { type: 'csp-violation', body },
      { type: 'deprecation', body: {} },
    ]
    expect(await send(report.slice(0, 1), NEW, '/api/violations')).toMatchObject({ status: 204, text: '' })
    const old = {
      'csp-report': {
        'effective-directive': 'img-src',
        'blocked-uri': 'inline',
        'document-uri': 'https://app.example/?secret',
        disposition: 'report',
      },
    }
    expect((await send(old, OLD)).status).toBe(204)
    expect(logged()).toMatchObject([
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

  it('that is none is left out, and one that is too large is refused', async () => {
    const before = logged().length
    for (const content of ['', '{', '[]', '{"csp-report":1}', '[{"type":"csp-violation"}]'])
      expect((await send(content, OLD)).status).toBe(204)
    expect((await send('x'.repeat(17 * 1024), OLD)).status).toBe(413)
    expect(logged()).toHaveLength(before)
  })

  it('is one of ten in a request, and of sixty in a minute', async () => {
    const before = logged().length
    const many = Array.from({ length: 40 }, () => ({ type: 'csp-violation', body }))
    await send(many, NEW)
    expect(logged().length - before).toBe(10)
    for (let count = 0; count < 20; count += 1) await send(many, NEW)
    // Two minutes of the clock at most.
    expect(logged().length).toBeLessThanOrEqual(120)
  })
})
