/** Requests that production refuses, and that a looser server would accept and so hide a fault. */
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore'
import { doc, getDoc } from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { valueAt } from '#test/support/json.ts'
import { rulesSource } from '#test/support/rules/rulesSource.ts'
import { adminClient, newProject, webClient } from '#test/support/sdks.ts'
import { startTestServer, type TestServer } from '#test/support/server.ts'

const KEEP = { ignoreErrors: false }

let server: TestServer
let project: string
let db: Firestore
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => {
  project = newProject()
  db = adminClient(server, project)
})

const fill = (documents: Record<string, Record<string, unknown>>, collection = 'c') =>
  Promise.all(Object.entries(documents).map(([id, data]) => db.doc(`${collection}/${id}`).set(data)))
const idsOf = async (query: Query) => (await query.get()).docs.map(({ id }) => id)
const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => String(error),
  )
const documents = () => `http://127.0.0.1:${server.port}/v1/projects/${project}/databases/(default)/documents`

/** Runs a query over REST, which takes queries that the SDKs refuse. @returns IDs, or the message of the error */
async function run(structuredQuery: object, parent = ''): Promise<unknown> {
  const response = await fetch(`${documents()}${parent}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ structuredQuery }),
  })
  const results: unknown = await response.json()
  return [results].flat().flatMap((result) => {
    const name = valueAt(result, 'document', 'name')
    const id = typeof name === 'string' ? name.split('/').at(-1) : []
    return valueAt(result, 'error', 'message') ?? id
  })
}

describe('writes of one commit', () => {
  it('see the earlier ones: a document cannot be deleted and then updated', async () => {
    const ref = db.doc('c/a')
    await ref.set({ v: 1 })
    const batch = db.batch().delete(ref).update(ref, { v: 2 })
    expect(await errorOf(batch.commit())).toMatch(/NOT_FOUND: No document to update: .*c\/a/)
    expect((await ref.get()).data()).toEqual({ v: 1 })
    await db.batch().delete(ref).set(ref, { w: 1 }).update(ref, { v: 2 }).commit()
    expect((await ref.get()).data()).toEqual({ v: 2, w: 1 })
  })

  it('of a client see them too', async () => {
    server.control.setRules(project, rulesSource('match /c/{id} { allow read, write; }'), KEEP)
    await db.doc('c/a').set({ v: 1 })
    const name = `projects/${project}/databases/(default)/documents/c/a`
    const response = await fetch(`${documents()}:commit`, {
      method: 'POST',
      body: JSON.stringify({
        writes: [
          { delete: name },
          {
            update: { name, fields: {} },
            updateMask: { fieldPaths: ['v'] },
            currentDocument: { exists: true },
          },
        ],
      }),
    })
    expect(response.status).toBe(404)
    expect((await db.doc('c/a').get()).exists).toBe(true)
  })
})

describe('a range', () => {
  // "Only == and != filters match against null and NaN" (firebase-js-sdk, pull request 3960).
  it('never matches NaN or null, also when these are the operand', async () => {
    await fill({ a: { v: Number.NaN }, b: { v: 1 }, c: { v: null }, d: { v: -Infinity } })
    expect(await idsOf(db.collection('c').where('v', '<', 2))).toEqual(['d', 'b'])
    expect(await idsOf(db.collection('c').where('v', '<=', -Infinity))).toEqual(['d'])
    for (const op of ['LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN_OR_EQUAL']) {
      for (const value of [{ doubleValue: 'NaN' }, { nullValue: null }]) {
        const where = { fieldFilter: { field: { fieldPath: 'v' }, op, value } }
        expect(await run({ from: [{ collectionId: 'c' }], where })).toEqual([])
      }
    }
  })

  it('of another field cannot be combined with equality of the name', async () => {
    const name = FieldPath.documentId()
    const c = db.collection('c')
    await fill({ a: { v: 1 } })
    const message = 'INVALID_ARGUMENT: Equality on key is not allowed if there are other inequality fields'
    expect(await errorOf(c.where(name, '==', 'a').where('v', '>', 0).get())).toContain(message)
    expect(await errorOf(c.where(name, 'in', ['a', 'b']).where('v', '!=', 0).get())).toContain(message)
    expect(await idsOf(c.where(name, '==', 'a').where('v', '==', 1))).toEqual(['a'])
    expect(await idsOf(c.where(name, '==', 'a').where(name, '>', '0').where('v', '>', 0))).toEqual(['a'])
  })
})

// As others measured on Cloud Firestore. The SDKs cannot express these queries, but REST can.
describe('a query of all descendants below a document', () => {
  const notes = [{ collectionId: 'notes', allDescendants: true }]
  const below = (query: object) => run({ from: notes, ...query }, '/x/1')
  const v = { field: { fieldPath: 'v' } }
  beforeEach(async () => {
    await fill({ a: { v: 1 }, b: { v: 2 } }, 'x/1/notes')
    await fill({ c: { v: 3 } }, 'x/1/y/2/notes')
    await fill({ d: { v: 4 } }, 'x/2/notes')
  })

  it('goes by name', async () => {
    expect(await below({})).toEqual(['a', 'b', 'c'])
    expect(await below({ offset: 1, limit: 1 })).toEqual(['b'])
    expect(await run({ from: [{ allDescendants: true }] }, '/x/1')).toEqual(['a', 'b', 'c'])
  })

  it('cannot filter or order by a field, or order backwards, because no index has it', async () => {
    const onlyAtRoot = ['collection group queries are only allowed at the root parent']
    const where = { fieldFilter: { ...v, op: 'EQUAL', value: { integerValue: 1 } } }
    expect(await below({ where })).toEqual(onlyAtRoot)
    expect(await below({ where: { unaryFilter: { ...v, op: 'IS_NULL' } } })).toEqual(onlyAtRoot)
    expect(await below({ orderBy: [v] })).toEqual(onlyAtRoot)
    const backwards = [{ field: { fieldPath: '__name__' }, direction: 'DESCENDING' }]
    expect(await below({ orderBy: backwards })).toEqual(['The query requires an index.'])
  })

  it('can use fields at the root', async () => {
    expect(await run({ from: notes, orderBy: [v] })).toEqual(['a', 'b', 'c', 'd'])
  })
})

describe('a token', () => {
  beforeEach(async () => {
    server.control.setRules(
      project,
      rulesSource('match /c/{id} { allow read: if request.auth != null; }'),
      KEEP,
    )
    await db.doc('c/a').set({ v: 1 })
  })
  const read = (claims: object) => {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const now = Math.floor(Date.now() / 1_000)
    const token = { sub: 'ann', aud: project, iat: now - 60, exp: now + 3_600, ...claims }
    const headers = { Authorization: `Bearer ${encode({ alg: 'none' })}.${encode(token)}.` }
    return fetch(`${documents()}/c/a`, { headers }).then(({ status }) => status)
  }

  it('of the project is accepted until it expires', async () => {
    expect(await read({})).toBe(200)
    expect(await read({ exp: Math.floor(Date.now() / 1_000) - 1 })).toBe(401)
  })

  it('of another project or issuer is refused', async () => {
    expect(await read({ aud: 'demo-other' })).toBe(401)
    expect(await read({ iss: 'https://securetoken.google.com/demo-other' })).toBe(401)
  })

  it('of `mockUserToken`, which was issued in 1970, does not expire', async () => {
    expect((await getDoc(doc(webClient(server, project, 'ann'), 'c/a'))).data()).toEqual({ v: 1 })
  })
})
