import { createHash } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { type Api, startApi } from '../support/api.ts'

/** Tests of forged cursors with a correct checksum, which anybody can compute. */
let api: Api

beforeAll(async () => {
  api = await startApi()
})

const LIST = 'artifacts name-asc '

function forged(list: string, parts: unknown): string {
  const payload = Buffer.from(JSON.stringify(parts)).toString('base64url')
  return `${payload}.${createHash('sha256').update(`${list}\n${payload}`).digest('base64url').slice(0, 16)}`
}

const ask = (parts: unknown) =>
  api.ask('GET', `/artifacts?sort=name-asc&cursor=${encodeURIComponent(forged(LIST, parts))}`)

it('a valid cursor of one’s own making is accepted', async () => {
  expect(await ask(['m', 'some-id'])).toMatchObject({ status: 200, body: [] })
})

it.each([
  ['half a character', ['\ud800', 'some-id']],
  ['half a character in the id', ['m', '\ud800']],
  ['an id of two segments', ['m', 'a/b']],
  ['an id of three segments', ['m', 'a/b/c']],
  ['no id', ['m', '']],
  ['a reserved id', ['m', '__id__']],
  ['a time out of range', [253_402_300_800, 0, 'some-id']],
  ['something else', { m: 1 }],
])('a cursor of one’s own making with %s is refused like any other', async (_, parts) => {
  expect(await ask(parts)).toMatchObject({ status: 400, body: { errors: [{ field: 'cursor' }] } })
})
