import { beforeAll, describe, expect, it } from 'vitest'
import { startStore, type RunningFunction, type Store } from './support/api.ts'
import { storeArtifact } from './support/artifacts.ts'
import { mint, startProduction, strangeKey } from './support/production.ts'

/** Tokens where nothing is emulated: signatures, keys and the look at the account (security.md, threats 2 to 6). */
let store: Store
let production: RunningFunction

const now = Math.floor(Date.now() / 1000)

beforeAll(async () => {
  store = await startStore()
  production = await startProduction(store, [
    { localId: 'ada', email: 'ada@example.com' },
    { localId: 'disabled', email: 'disabled@example.com', disabled: true },
    { localId: 'revoked', email: 'revoked@example.com', validSince: String(now) },
    { localId: 'back', email: 'back@example.com', validSince: String(now - 120) },
  ])
  await storeArtifact(store.db, { id: 'stone', uid: 'ada' })
})

const like = (token: string) => production.ask('POST', '/likes', { token, body: { artifactId: 'stone' } })
const likes = async () => (await store.db.collection('likes').get()).docs.map(({ id }) => id)

describe('a token that Google has signed', () => {
  it.each(['ada', 'back'])('is believed: of %s', async (uid) => {
    expect(await like(mint(uid))).toMatchObject({ status: 201, body: { insertedId: `${uid}_stone` } })
  })

  it.each([
    ['a disabled account', () => mint('disabled')],
    ['a revoked session', () => mint('revoked')],
    ['an account that is gone', () => mint('gone')],
    ['another project', () => mint('ada', { aud: 'other', iss: 'https://securetoken.google.com/other' })],
    ['yesterday', () => mint('ada', { iat: now - 90_000, exp: now - 86_400 })],
  ])('is refused on every call: of %s', async (_, token) => {
    const before = await likes()
    for (const [method, path] of [
      ['GET', '/artifact/stone'],
      ['GET', '/liked?email=ada@example.com'],
      ['DELETE', '/artifact/stone'],
    ] as const) {
      expect(await production.ask(method, path, { token: token() })).toMatchObject({ status: 401 })
    }
    expect(await like(token())).toMatchObject({ status: 401 })
    expect(await likes()).toEqual(before)
  })
})

describe('a token that somebody else has signed', () => {
  it.each([
    ['under a key of Google’s', () => mint('ada', {}, strangeKey)],
    ['under an unknown key', () => mint('ada', {}, strangeKey, 'key-2')],
    [
      'with the claims of another put in',
      () => {
        const [head, , signature] = mint('back').split('.')
        return [head, mint('ada').split('.')[1], signature].join('.')
      },
    ],
  ])('is refused: %s', async (_, token) => {
    expect(await like(token())).toMatchObject({ status: 401 })
  })
})
