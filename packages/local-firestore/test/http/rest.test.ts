import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ANY_TEXT, textLike, valueAt } from '#test/support/json.ts'
import { putRules, startTestServer, type TestServer } from '#test/support/server.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface JsonResponse {
  readonly status: number
  readonly body: unknown
}

/** Sends a request as an administrator to the documents of one project. */
async function call(project: string, method: string, path: string, body?: unknown): Promise<JsonResponse> {
  const response = await fetch(`${server.base}/v1/projects/${project}/databases/(default)/documents${path}`, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'text/plain' },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

const nameIn = (project: string, path: string) =>
  `projects/${project}/databases/(default)/documents${path === '' ? '' : `/${path}`}`
const int = (n: number) => ({ integerValue: String(n) })
const put = (project: string, path: string, n: number) =>
  call(project, 'PATCH', `/${path}`, { fields: { n: int(n) } })

function idsOf({ body }: JsonResponse): unknown {
  const documents = valueAt(body, 'documents')
  return Array.isArray(documents)
    ? documents.map((document) => String(valueAt(document, 'name')).split('/').at(-1))
    : documents
}

describe('documents over REST', () => {
  test.each([
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('are sent with the encoding that the client accepts: %s', async (accepted, encoding) => {
    const text = 'x'.repeat(5_000)
    const fields = { text: { stringValue: text } }
    await call('rest-encoding', 'PATCH', '/items/long', { fields })
    const response = await fetch(
      `${server.base}/v1/projects/rest-encoding/databases/(default)/documents/items/long`,
      { headers: { authorization: 'Bearer owner', 'accept-encoding': accepted } },
    )
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(await response.json()).toMatchObject({ fields })
  })

  test('can be created with and without an ID, read, updated with a mask and deleted', async () => {
    const project = 'rest-crud'
    const created = await call(project, 'POST', '/items?documentId=one', { fields: { a: int(1), b: int(2) } })
    expect(created).toMatchObject({
      status: 200,
      body: {
        name: nameIn(project, 'items/one'),
        fields: { a: int(1), b: int(2) },
        createTime: ANY_TEXT,
      },
    })
    const generated = await call(project, 'POST', '/items', { fields: {} })
    expect(generated.body).toMatchObject({ name: textLike(/\/items\/[A-Za-z0-9]{20}$/) })
    const changed = await call(
      project,
      'PATCH',
      '/items/one?updateMask.fieldPaths=a&updateMask.fieldPaths=b&currentDocument.exists=true',
      { fields: { a: int(3) } },
    )
    expect(changed.body).toMatchObject({ fields: { a: int(3) } })
    const masked = await call(project, 'GET', '/items/one?mask.fieldPaths=b&key=any')
    expect(masked.body).not.toHaveProperty('fields.a')
    const whole = await call(project, 'GET', '/items/one')
    expect(whole.body).toMatchObject({ fields: { a: int(3) } })
    expect(whole.body).not.toHaveProperty('fields.b')
    expect(await call(project, 'DELETE', '/items/one')).toEqual({ status: 200, body: {} })
    expect(await call(project, 'DELETE', '/items/one')).toEqual({ status: 200, body: {} })
    expect(await call(project, 'GET', '/items/one')).toMatchObject({
      status: 404,
      body: { error: { code: 404, status: 'NOT_FOUND', message: textLike(/items\/one/) } },
    })
  })

  // Same as in the Firestore emulator 1.19.9. Without a page size, the limit is the default page size.
  test('can be listed if the rules allow a query with the page size as its limit', async () => {
    const project = 'rest-list-rules'
    await putRules(
      server.base,
      project,
      rulesSource('match /items/{id} { allow list: if request.query.limit <= 100; }'),
    )
    const statusOf = async (query: string) => {
      const path = `/v1/projects/${project}/databases/(default)/documents/items${query}`
      return (await fetch(`${server.base}${path}`)).status
    }
    expect(await statusOf('')).toBe(200)
    expect(await statusOf('?pageSize=100')).toBe(200)
    expect(await statusOf('?pageSize=101')).toBe(403)
  })

  test('can be listed in pages', async () => {
    const project = 'rest-list'
    for (const n of [1, 2, 3]) await put(project, `items/i${n}`, n)
    const first = await call(project, 'GET', '/items?pageSize=2')
    expect(idsOf(first)).toEqual(['i1', 'i2'])
    const token = String(valueAt(first.body, 'nextPageToken'))
    const second = await call(project, 'GET', `/items?pageSize=2&pageToken=${encodeURIComponent(token)}`)
    expect(idsOf(second)).toEqual(['i3'])
    expect(second.body).not.toHaveProperty('nextPageToken')
  })

  test('have percent-encoded path segments, in v1 and v1beta1', async () => {
    const project = 'rest-names'
    const id = 'é 😀:runQuery?#%'
    await put(project, `items/${encodeURIComponent(id)}`, 1)
    for (const version of ['v1', 'v1beta1']) {
      for (const database of ['(default)', '%28default%29']) {
        const path = `projects/${project}/databases/${database}/documents/items/${encodeURIComponent(id)}`
        const response = await fetch(`${server.base}/${version}/${path}`)
        expect(await response.json()).toMatchObject({ name: nameIn(project, `items/${id}`) })
      }
    }
  })

  test.each([
    ['GET', '/items/a%2Fb'],
    ['GET', '/items/%ff'],
    ['GET', '/items//b'],
    ['GET', '/items/a?nonsense=1'],
    ['GET', '/items?pageSize=many'],
  ])('are rejected with INVALID_ARGUMENT for %s %s', async (method, path) => {
    expect(await call('rest-bad', method, path)).toMatchObject({
      status: 400,
      body: { error: { code: 400, status: 'INVALID_ARGUMENT', message: ANY_TEXT } },
    })
  })

  test('do not have normalized paths', async () => {
    const response = await fetch(`${server.base}/v1/projects/p/databases/(default)/documents/items/%2e%2e`)
    expect(response.status).toBeGreaterThanOrEqual(400)
  })
})

describe('other RPCs over REST', () => {
  test('batchGet returns found and missing documents, with the database from the path', async () => {
    const project = 'rest-batch-get'
    await put(project, 'items/a', 1)
    const documents = ['items/a', 'items/b'].map((path) => nameIn(project, path))
    const { status, body } = await call(project, 'POST', ':batchGet', { documents })
    expect(status).toBe(200)
    expect(body).toHaveLength(2)
    expect(body).toEqual(
      expect.arrayContaining([
        {
          found: { name: documents[0], fields: { n: int(1) }, createTime: ANY_TEXT, updateTime: ANY_TEXT },
          readTime: ANY_TEXT,
        },
        { missing: documents[1], readTime: ANY_TEXT },
      ]),
    )
  })

  test('transactions can be started, committed and rolled back', async () => {
    const project = 'rest-transaction'
    const started = await call(project, 'POST', ':beginTransaction', {})
    const transaction = valueAt(started.body, 'transaction')
    const name = nameIn(project, 'items/t')
    const writes = [{ update: { name, fields: { n: int(1) } } }]
    const committed = await call(project, 'POST', ':commit', { transaction, writes })
    expect(committed.body).toMatchObject({ writeResults: [{ updateTime: ANY_TEXT }] })
    const second = await call(project, 'POST', ':beginTransaction', '')
    expect(await call(project, 'POST', ':rollback', second.body)).toEqual({ status: 200, body: {} })
  })

  test('runQuery and runAggregationQuery return arrays, for the root and for a document as parent', async () => {
    const project = 'rest-query'
    await put(project, 'items/a', 1)
    await put(project, 'items/a/parts/p', 2)
    const structuredQuery = { from: [{ collectionId: 'items' }] }
    const items = await call(project, 'POST', ':runQuery', { structuredQuery })
    expect(items.body).toMatchObject([{ document: { name: nameIn(project, 'items/a') } }])
    const parts = { structuredQuery: { from: [{ collectionId: 'parts' }] } }
    const found = await call(project, 'POST', '/items/a:runQuery', parts)
    expect(found.body).toMatchObject([{ document: { name: nameIn(project, 'items/a/parts/p') } }])
    const none = await call(project, 'POST', '/items/b:runQuery', parts)
    expect(none.body).toEqual([{ readTime: ANY_TEXT }])
    const counted = await call(project, 'POST', ':runAggregationQuery', {
      structuredAggregationQuery: { structuredQuery, aggregations: [{ alias: 'all', count: {} }] },
    })
    expect(counted.body).toMatchObject([{ result: { aggregateFields: { all: int(1) } } }])
  })

  test('listCollectionIds and batchWrite return an object', async () => {
    const project = 'rest-rest'
    const writes = [
      { update: { name: nameIn(project, 'items/a'), fields: {} } },
      { update: { name: nameIn(project, 'others/b'), fields: {} }, currentDocument: { exists: true } },
    ]
    const written = await call(project, 'POST', ':batchWrite', { writes })
    expect(written.body).toMatchObject({ status: [{}, { code: 5 }] })
    const listed = await call(project, 'POST', ':listCollectionIds', {})
    expect(listed.body).toMatchObject({ collectionIds: ['items'] })
  })

  test.each([
    ['listen', 501, 'UNIMPLEMENTED'],
    ['executePipeline', 400, 'INVALID_ARGUMENT'],
  ])('%s is rejected as unsupported', async (verb, code, status) => {
    expect(await call('rest-rejected', 'POST', `:${verb}`, {})).toMatchObject({
      status: code,
      body: { error: { code, status, message: ANY_TEXT } },
    })
  })

  test.each(['{', '[]', '"text"', '{"nonsense":1}', String.raw`{"documents":["\ud800"]}`])(
    'the body %s is rejected',
    async (body) => {
      const response = await call('rest-rejected', 'POST', ':batchGet', body)
      expect(response).toMatchObject({ status: 400, body: { error: { status: 'INVALID_ARGUMENT' } } })
    },
  )

  test('a body of more than 16 MiB is rejected', async () => {
    const response = await call('rest-rejected', 'POST', ':commit', ' '.repeat(16 * 1024 * 1024 + 1))
    expect(response).toMatchObject({
      status: 413,
      body: { error: { code: 413, status: 'INVALID_ARGUMENT' } },
    })
  })

  test('an invalid database name is rejected with NOT_FOUND', async () => {
    const response = await fetch(`${server.base}/v1/projects/p/databases`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(404)
  })
})
