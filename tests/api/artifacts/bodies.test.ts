import { CONTENT_FIELDS, OPTIONAL_FIELDS } from '@tracker/domain/artifact/artifact.ts'
import { readProblem } from '@tracker/domain/api/problem.ts'
import { BODY_BYTES_MAX, NAME_MAX, TEXT_MAX } from '@tracker/domain/limits.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { add, anArtifact } from '../support/artifacts.ts'
import { member, type Reply } from '../support/ask.ts'
import { type Probed, startProbed } from '../support/benchmark.ts'

/** Tests of request bodies (docs/threats.md, threats 15, 18, 19, 20). */
let api: Probed
let ada: Account
let artifactId: string

beforeAll(async () => {
  api = await startProbed()
  ada = await signUp({ displayName: 'Ada' })
  artifactId = await add(api.ask, ada.token)
})

const artifacts = async () => {
  const { docs } = await api.store.db.collection('artifacts').get()
  return docs.map((document) => [document.id, document.data()])
}

/** Sends a body to both calls that accept artifacts and expects that nothing is written. */
async function refusals(body: unknown, headers?: Record<string, string>): Promise<Reply[]> {
  const before = await artifacts()
  const sent = { token: ada.token, body, ...(headers && { headers }) }
  const replies = [
    await api.ask('POST', '/artifacts', sent),
    await api.ask('PATCH', `/updateArtifact/${artifactId}`, sent),
  ]
  expect(await artifacts()).toEqual(before)
  return replies
}

async function expectNamed(body: unknown, field: string) {
  for (const reply of await refusals(body)) {
    expect(reply).toMatchObject({ status: 400, body: { status: 400, errors: [{ field }] } })
    const message = String(member(reply, 'message'))
    expect(message).toBe(member(reply, 'detail'))
    expect(message.length).toBeGreaterThan(5)
    expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  }
}

/** Both calls of the API, one case per check. `artifact.test.ts` and `imageUrl.test.ts` of the domain test every value. */
describe('threat 18: a field', () => {
  it.each([...CONTENT_FIELDS, 'adder_name', 'adder_email'])('of a wrong type is refused: %s', (field) =>
    expectNamed(anArtifact({ [field]: { toString: 'x' } }), field),
  )

  it.each<[string, string, unknown]>([
    ['an empty name', 'artifact_name', ''],
    ['an unknown type', 'artifact_type', 'Relics'],
    ['a text that is too long', 'historical_context', 'x'.repeat(TEXT_MAX + 1)],
    ['a null character', 'present_location', 'a\u0000b'],
    ['half a character in the adder name', 'adder_name', '\uD800'],
    ['half a character in the adder e-mail', 'adder_email', '\uDC00'],
    ['a script as image (threat 20)', 'artifact_image', 'java\nscript:alert(1)'],
  ])('is refused: %s', (_, field, value) => expectNamed(anArtifact({ [field]: value }), field))

  it('may be as long as the limits allow', async () => {
    const fields = {
      artifact_name: 'n'.repeat(NAME_MAX),
      short_description: 'd'.repeat(TEXT_MAX),
      historical_context: '漢'.repeat(TEXT_MAX),
    }
    const id = await add(api.ask, ada.token, fields)
    expect((await api.ask('GET', `/artifact/${id}`, { token: ada.token })).body).toMatchObject(fields)
  })

  it('may be missing, except the name and the type', async () => {
    const body = { artifact_name: 'Bare', artifact_type: 'Tools' }
    expect(await api.ask('POST', '/artifacts', { token: ada.token, body })).toMatchObject({ status: 201 })
    for (const field of ['artifact_name', 'artifact_type']) {
      const { [field]: _, ...rest } = anArtifact()
      const reply = await api.ask('POST', '/artifacts', { token: ada.token, body: rest })
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ field }] } })
    }
  })

  it('names every wrong field at once', async () => {
    const body = anArtifact({ artifact_name: '', artifact_type: 'x', created_at: 1 })
    const reply = await api.ask('POST', '/artifacts', { token: ada.token, body })
    const fields = readProblem(reply.status, reply.body).errors.map(({ field }) => field)
    expect(fields.toSorted()).toEqual(['artifact_name', 'artifact_type', 'created_at'])
  })
})

describe('threat 19: unicode', () => {
  it.each([
    ['emoji', '🏺👩‍👩‍👧‍👦🇬🇷'],
    ['bidirectional text', 'חרס \u200Eabc\u200F عربي'],
    ['many combining marks', `Z${'\u0301'.repeat(150)}`],
    ['ligatures and width', 'ﬁ ｆｕｌｌ ⅷ'],
    ['zero width', 'a\u200Bb\uFEFFc'],
    ['line and paragraph separators', 'a\u2028b\u2029c'],
    ['private use', '\uE000\u{10FFFD}'],
    ['markup', '<script>alert(1)</script>{{7*7}}${7*7}'],
    ['quotes', `'"\`\\; drop table artifacts;--`],
  ])('is stored and found as it was sent: %s', async (_, name) => {
    const artifact_name = `${name} end`
    const id = await add(api.ask, ada.token, { artifact_name, short_description: name })
    const expected = {
      artifact_name: artifact_name.normalize('NFC'),
      short_description: name.normalize('NFC'),
    }
    const read = await api.ask('GET', `/artifact/${id}`, { token: ada.token })
    expect(read.body).toMatchObject(expected)
    const found = await api.ask('GET', `/artifacts?name=${encodeURIComponent(artifact_name)}`)
    expect(found.body).toEqual([expect.objectContaining({ _id: id })])
  })

  it('is stored composed, so that equal texts are equal', async () => {
    const id = await add(api.ask, ada.token, {
      discovered_by: 'Cafe\u0301',
      artifact_image: 'https://a.example/cafe\u0301.png',
    })
    const read = await api.ask('GET', `/artifact/${id}`, { token: ada.token })
    expect(read.body).toMatchObject({
      discovered_by: 'Café',
      artifact_image: 'https://a.example/café.png',
    })
  })
})

describe('threat 18: a body', () => {
  it.each<[string, unknown]>([
    ['a list', []],
    ['a list of artifacts', [anArtifact()]],
  ])('that is %s is refused', async (_, body) => {
    for (const reply of await refusals(body)) {
      expect(reply).toMatchObject({ status: 400 })
      expect(member(reply, 'message')).toBeTypeOf('string')
    }
  })

  it.each([
    ['cut off', '{"artifact_name": "x"'],
    ['no JSON', 'artifact_name=x'],
    ['a bare word', 'undefined'],
    ['a number', '7'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['a comment', '/* x */ {}'],
    ['single-quoted', "{'artifact_name': 'x'}"],
    ['two objects', '{}{}'],
    ['not a number', '{"likes_count": NaN}'],
    ['nested too deep', '['.repeat(100_000)],
  ])('that is %s is refused', async (_, body) => {
    for (const reply of await refusals(body)) expect(reply.status).toBe(400)
    const like = await api.ask('POST', '/likes', { token: ada.token, body })
    expect(like.status).toBe(400)
  })

  it('that nests deeply in an unknown field has no effect', async () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`
    const body = JSON.stringify(anArtifact()).replace('{', `{"extra":${deep},`)
    expect(await api.ask('POST', '/artifacts', { token: ada.token, body })).toMatchObject({ status: 201 })
  })

  it.each([
    ['empty', '', 'application/json', 400],
    ['of invalid UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'application/json', 400],
    ['plain text', '{}', 'text/plain', 415],
    ['a form', 'artifact_name=x&artifact_type=Tools', 'application/x-www-form-urlencoded', 415],
    ['multipart', '--x--', 'multipart/form-data; boundary=x', 415],
    ['XML', '<a/>', 'application/xml', 415],
    ['of no type', '{}', '', 415],
    ['of a similar type', '{}', 'application/jsonp', 415],
    ['of a wildcard', '{}', '*/*', 415],
  ])('that is %s is refused', async (_, body, type, status) => {
    for (const reply of await refusals(body, { 'Content-Type': type })) {
      expect(reply).toMatchObject({ status, body: { status } })
    }
  })

  it.each(['application/json', 'Application/JSON; charset=UTF-8', 'application/json ; q=1'])(
    'of the type %s is taken',
    async (type) => {
      const reply = await api.ask('POST', '/artifacts', {
        token: ada.token,
        body: anArtifact(),
        headers: { 'Content-Type': type },
      })
      expect(reply.status).toBe(201)
    },
  )

  it.each([BODY_BYTES_MAX + 1, 12 * 2 ** 20, 40 * 2 ** 20])('of %i bytes is too large', async (bytes) => {
    const start = JSON.stringify(anArtifact({ padding: '' })).slice(0, -2)
    const body = `${start}${'x'.repeat(bytes - Buffer.byteLength(start) - 2)}"}`
    for (const reply of await refusals(body))
      expect(reply).toMatchObject({ status: 413, body: { status: 413 } })
  })
})

describe('threat 15: odd keys', () => {
  it('pollute nothing and are not stored', async () => {
    const body = JSON.stringify(anArtifact()).replace(
      '{',
      '{"__proto__":{"polluted":1,"artifact_name":"p"},"constructor":{"prototype":{"polluted":1}},"a.b":1,"":2,',
    )
    const reply = await api.ask('POST', '/artifacts', { token: ada.token, body })
    expect(reply.status).toBe(201)
    const stored = await api.store.db.doc(`artifacts/${String(member(reply, 'insertedId'))}`).get()
    expect(Object.keys(stored.data() ?? {}).toSorted()).toEqual(
      [
        ...CONTENT_FIELDS.filter((field) => !OPTIONAL_FIELDS.some((later) => later === field)),
        'added_at',
        'adder_name',
        'adder_uid',
        'likes_count',
        'name_key',
        'name_pieces',
        'updated_at',
      ].toSorted(),
    )
    expect((await api.ask('GET', '/artifacts?limit=1')).text).not.toContain('polluted')
  })
})

describe('after all these bodies', () => {
  it('the same process responds at the same cost, without more connections or memory', async () => {
    expect(await api.degradation()).toEqual([])
  })
})
