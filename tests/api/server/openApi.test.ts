import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { CALL_NAMES, type CallName, CALLS, parseAnswer } from '@tracker/domain/api/calls.ts'
import { IMAGE } from '@tracker/domain/api/call.ts'
import { API_SCHEMAS, openApi } from '@tracker/domain/api/openApi.ts'
import { problemSchema } from '@tracker/domain/api/problem.ts'
import { photoIdIn } from '@tracker/domain/photo/photoAddress.ts'
import { SITE } from '@tracker/domain/site/site.ts'
import { VERSION } from '@tracker/domain/site/version.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { ROOT } from '../../../tools/cli/paths.ts'
import { type Account, signUp, signUpCurator } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { add, anArtifact } from '../support/artifacts.ts'
import { photoForm } from '../support/photos.ts'
import { type Asked, member, objectOf, type Reply } from '../support/ask.ts'

const operationSchema = z.object({
  operationId: z.string(),
  parameters: z._default(z.array(z.object({ in: z.string() })), []),
})

/** A value and all values nested in it. */
function within(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value]
  return [value, ...Object.values(value).flatMap(within)]
}

const FILE = join(ROOT, 'docs/openapi.json')

const isImage = (name: CallName) => CALLS[name].answer === IMAGE

describe('docs/openapi.json', () => {
  it('equals what the domain generates', async () => {
    const committed = objectOf(JSON.parse(await readFile(FILE, 'utf8')))
    // The name is that of `site.config.ts`, not that of the tests.
    const title = String(objectOf(committed.info).title)
    expect(committed, 'Run npm run openapi.').toEqual(openApi(title, VERSION))
  })

  it('passes the recommended rules of the OpenAPI linter', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] })
    const source = await readFile(FILE, 'utf8')
    const problems = await lintFromString({ source, absoluteRef: FILE, config })
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    )
  })

  it('references existing schemas, and names each operation and path parameter once', () => {
    const document = objectOf(openApi(SITE.name, VERSION))
    const references = within(document).flatMap((value) =>
      typeof value === 'object' && value !== null && '$ref' in value ? [value.$ref] : [],
    )
    const known = Object.keys(API_SCHEMAS).map((name) => `#/components/schemas/${name}`)
    expect(new Set(references)).toEqual(new Set(known))
    const operations = Object.entries(objectOf(document.paths)).flatMap(([path, methods]) =>
      Object.values(objectOf(methods)).map((operation) => ({
        path,
        operation: z.parse(operationSchema, operation),
      })),
    )
    expect(operations.length).toBe(CALL_NAMES.length)
    expect(new Set(operations.map(({ operation }) => operation.operationId))).toEqual(new Set(CALL_NAMES))
    for (const { path, operation } of operations) {
      const named = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(named.length).toBe(path.includes('{id}') ? 1 : 0)
    }
  })
})

describe('the running API', () => {
  let api: Api
  let ada: Account
  beforeAll(async () => {
    api = await startApi()
    ada = await signUp({ displayName: 'Ada Lovelace' })
  })

  async function expectCall(name: CallName, id = '', asked: Asked = {}, parameters = ''): Promise<Reply> {
    const { method, path } = CALLS[name]
    const reply = await api.ask(method, `/api${path.replace('{id}', id)}${parameters}`, asked)
    expect({ name, status: reply.status }).toEqual({ name, status: CALLS[name].status ?? 200 })
    expect(reply.headers.get('content-type')?.startsWith('image/')).toBe(isImage(name))
    // Parsing removes undocumented fields.
    const body = isImage(name) ? reply.body : parseAnswer(name, reply.body)
    expect(reply.body).toEqual(body)
    expect(reply.body).not.toEqual([])
    return reply
  }

  it('answers every call as described', async () => {
    const { token } = ada
    const own = `?email=${encodeURIComponent(ada.email)}`
    const id = String(
      member(await expectCall('addArtifact', '', { token, body: anArtifact() }), 'insertedId'),
    )
    await expectCall('artifacts')
    await expectCall('search', '', {}, '?q=rosetta')
    await expectCall('similar', id)
    await expectCall('neighbours', id)
    await expectCall('suggestions', '', {}, '?q=roset')
    await expectCall('contributor', ada.uid)
    await expectCall('featuredArtifacts')
    await expectCall('artifact', id, { token })
    await expectCall('myArtifacts', '', { token }, own)
    await expectCall('updateArtifact', id, { token, body: { created_at: '200 BC' } })
    const like = await expectCall('like', '', { token, body: { artifactId: id } })
    await expectCall('liked', '', { token }, own)
    await expectCall('unlike', String(member(like, 'insertedId')), { token })
    const list = await expectCall('addList', '', { token, body: { title: 'Bronze' } })
    const listId = String(member(list, 'insertedId'))
    await expectCall('putListEntry', listId, { token, body: { artifactId: id, note: 'Mine.' } })
    await expectCall('changeListEntries', listId, { token, body: { remove: [id], add: [id] } })
    await expectCall('updateList', listId, { token, body: { visibility: 'gallery' } })
    await expectCall('exhibitions')
    await expectCall('myLists', '', { token })
    await expectCall('list', listId, { token })
    const curator = await signUpCurator()
    await expectCall('report', '', { token, body: { listId, reason: 'False' } })
    await expectCall('reports', '', { token: curator.token })
    const dismissal = { decision: 'dismiss', note: '' }
    const ofList = { ...dismissal, kind: 'list' }
    await expectCall('decide', listId, { token: curator.token, body: ofList })
    await expectCall('deleteListEntry', listId, { token }, `?artifactId=${id}`)
    await expectCall('deleteList', listId, { token })
    await expectCall('report', '', { token, body: { artifactId: id, reason: 'False' } })
    const decision = { decision: 'hide', note: 'It is a copy.' }
    await expectCall('decide', id, { token: curator.token, body: decision })
    await expectCall('reports', '', { token: curator.token })
    const { pseudonym } = objectOf((await api.store.db.doc(`reporters/${ada.uid}`).get()).data())
    await expectCall('reporter', String(pseudonym), { token: curator.token })
    await expectCall('decideReporter', String(pseudonym), { token: curator.token, body: dismissal })
    await expectCall('artifact', id, { token })
    await expectCall('myArtifacts', '', { token }, own)
    await expectCall('openReports', '', { token: curator.token })
    const decisions = { ...decision, artifactIds: [id] }
    await expectCall('decideMany', '', { token: curator.token, body: decisions })
    const body = { reason: 'Spam.' }
    await expectCall('suspend', ada.uid, { token: curator.token, body })
    await expectCall('suspensions', '', { token: curator.token })
    await expectCall('moderation', ada.uid, { token: curator.token })
    await expectCall('liftSuspension', ada.uid, { token: curator.token })
    await expectCall('deleteArtifact', id, { token }, '?undo=1')
    await expectCall('undoDelete', id, { token })
    await expectCall('deleteArtifact', id, { token })
    const photo = await expectCall('addPhoto', '', { token, ...photoForm() })
    const url = String(member(photo, 'url'))
    const photoId = photoIdIn(url)
    const used = await add(api.ask, ada.token, { artifact_image: url })
    await expectCall('photo', photoId)
    await expectCall('hiddenPhoto', photoId, { token })
    await api.ask('PATCH', `/updateArtifact/${used}`, { token, body: { artifact_image: '' } })
    const unused = await api.ask('POST', '/photos', { token, ...photoForm() })
    await expectCall('deletePhoto', photoIdIn(String(member(unused, 'url'))), { token })
    await expectCall('account', '', { token })
    await expectCall('deleteAccount', '', { token })
  })

  it('requires a token exactly where the description does', async () => {
    for (const name of CALL_NAMES) {
      const { method, path, who } = CALLS[name]
      const { status, body } = await api.ask(method, `/api${path.replace('{id}', 'x')}`)
      expect({ name, refused: status === 401 }).toEqual({ name, refused: who !== 'everyone' })
      expect(status < 400 || z.safeParse(problemSchema, body).success).toBe(true)
    }
  })

  it('requires a curator exactly where the description does', async () => {
    const { token } = await signUp()
    for (const name of CALL_NAMES) {
      const { method, path, who, body } = CALLS[name]
      const asked = { token, ...(body && { body: {} }) }
      const { status } = await api.ask(method, `/api${path.replace('{id}', 'x')}`, asked)
      expect({ name, refused: status === 403 }).toEqual({ name, refused: who === 'curators' })
    }
  })
})
