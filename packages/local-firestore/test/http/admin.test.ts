import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textLike, valueAt } from '#test/support/json.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

async function control(method: string, path: string, body?: unknown) {
  const response = await fetch(server.base + path, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const parsed: unknown = text.startsWith('{') ? JSON.parse(text) : text
  return { status: response.status, body: parsed }
}

const rulesPath = (project: string) => `/emulator/v1/projects/${project}:securityRules`
const filesOf = (content: string) => ({ rules: { files: [{ name: 'security.rules', content }] } })
const document = (project: string, id: string) =>
  `${server.base}/v1/projects/${project}/databases/(default)/documents/items/${id}`
const write = (project: string, id: string) => fetch(document(project, id), { method: 'PATCH', body: '{}' })
const statusOf = async (project: string, id: string) => (await fetch(document(project, id))).status

const usagePath = (project: string) => `/emulator/v1/projects/${project}:usage`
const usage = () => control('GET', usagePath('counted'))

describe('control endpoints', () => {
  test('report that the server is ready', async () => {
    expect(await control('GET', '/')).toEqual({ status: 200, body: 'Ok\n' })
  })

  test('set and return the rules of one project', async () => {
    const source = rulesSource('match /items/{id} { allow write; }')
    expect(await control('PUT', rulesPath('ruled'), filesOf(source))).toEqual({ status: 200, body: {} })
    expect((await control('GET', rulesPath('ruled'))).body).toMatchObject({
      rules: { files: [{ content: source }] },
    })
    await write('ruled', 'a')
    await write('unruled', 'a')
    expect([await statusOf('ruled', 'a'), await statusOf('unruled', 'a')]).toEqual([403, 200])
  })

  test('reject invalid rules with line and column and keep the old ones', async () => {
    const project = 'broken'
    const source = rulesSource('match /items/{id} { allow read, write; }')
    await control('PUT', rulesPath(project), filesOf(source))
    const rejected = await control(
      'PUT',
      rulesPath(project),
      filesOf('service cloud.firestore {\n  nonsense\n}'),
    )
    expect(rejected).toMatchObject({
      status: 400,
      body: {
        error: { status: 'INVALID_ARGUMENT', message: textLike(/^Compilation error:\n2:\d+ /) },
      },
    })
    expect((await control('GET', rulesPath(project))).body).toEqual({
      rules: { files: [{ name: 'firestore.rules', content: source }] },
    })
    const ignored = await control('PUT', rulesPath(project), {
      ignore_errors: true,
      ...filesOf('service cloud.firestore {\n  nonsense\n}'),
    })
    expect(ignored).toMatchObject({
      status: 200,
      body: { issues: [{ severity: 'ERROR', sourcePosition: { fileName: 'security.rules', line: 2 } }] },
    })
  })

  test.each([{}, { rules: {} }, { rules: { files: [] } }, { rules: { files: [{ content: 1 }] } }])(
    'reject the rules request %j',
    async (body) => {
      expect((await control('PUT', rulesPath('malformed'), body)).status).toBe(400)
    },
  )

  test('clear one project only', async () => {
    await write('cleared', 'a')
    await write('other', 'a')
    const path = '/emulator/v1/projects/cleared/databases/(default)/documents'
    expect(await control('DELETE', path)).toEqual({ status: 200, body: {} })
    expect([await statusOf('cleared', 'a'), await statusOf('other', 'a')]).toEqual([404, 200])
  })

  test('count reads and writes', async () => {
    expect((await usage()).body).toEqual({ documentsRead: 0, documentsWritten: 0, listeners: 0 })
    await write('counted', 'a')
    await statusOf('counted', 'a')
    expect((await usage()).body).toEqual({ documentsRead: 1, documentsWritten: 1, listeners: 0 })
  })

  test('count documents skipped by an offset as reads', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await write('skipping', id)
    const run = async (verb: string, body: unknown) => {
      const before = valueAt((await control('GET', usagePath('skipping'))).body, 'documentsRead')
      const path = `/v1/projects/skipping/databases/(default)/documents:${verb}`
      expect((await control('POST', path, body)).status).toBe(200)
      const after = valueAt((await control('GET', usagePath('skipping'))).body, 'documentsRead')
      return Number(after) - Number(before)
    }
    const from = [{ collectionId: 'items' }]
    expect(await run('runQuery', { structuredQuery: { from, limit: 1, offset: 2 } })).toBe(3)
    expect(await run('runQuery', { structuredQuery: { from, limit: 1, offset: 1_000_000 } })).toBe(4)
    expect(await run('runQuery', { structuredQuery: { from, limit: 1 } })).toBe(1)
    const aggregations = [{ alias: 'all', count: {} }]
    const structuredQuery = { from, offset: 3 }
    expect(
      await run('runAggregationQuery', { structuredAggregationQuery: { structuredQuery, aggregations } }),
    ).toBe(1)
  })

  test('delete all documents on reset', async () => {
    await write('wiped', 'a')
    expect((await control('POST', '/reset')).status).toBe(200)
    expect(await statusOf('wiped', 'a')).toBe(404)
  })

  test.each([
    ['GET', '/emulator/v1/projects/p:ruleCoverage', /coverage/],
    ['GET', '/emulator/v1/projects/p:ruleCoverage.html', /coverage/],
    ['POST', '/emulator/v1/projects/p:export', /export/],
    ['PUT', '/emulator/v1/projects/p/triggers/us-central1-f', /trigger/],
    ['POST', '/emulator/v1/projects/p/eventarcTrigger?eventarcTriggerId=f', /trigger/],
    ['POST', '/shutdown', /shutdown/],
  ])('reject %s %s with the name of the unsupported feature', async (method, path, reason) => {
    const response = await control(method, path)
    expect(response).toMatchObject({ status: 501, body: { error: { status: 'UNIMPLEMENTED' } } })
    expect(valueAt(response.body, 'error', 'message')).toMatch(reason)
  })
})
