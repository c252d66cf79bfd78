import { beforeAll, describe, expect, it, vi } from 'vitest'
import { startStore, type RunningFunction, type Store } from '../support/api.ts'
import { anArtifact, storeArtifact } from '../support/artifacts.ts'
import type { Reply } from '../support/ask.ts'
import {
  mint,
  mintProof,
  type Service,
  type Settings,
  startProduction,
  strangeKey,
} from './support/production.ts'

/**
 * Tests of token verification without emulators: signatures, keys and account lookups (docs/threats.md,
 * threats 2 to 6).
 */
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
  it.each(['ada', 'back'])('is accepted: of %s', async (uid) => {
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

describe('a token with another signature', () => {
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
    ['that is no JSON', () => mint('ada').replace(/\..*\./, '.abcd.')],
    ['that is JSON and no object', () => mint('ada').replace(/\..*\./, '.bnVsbA.')],
  ])('is refused without a word in the log: %s', async (_, token) => {
    expect(await like(token())).toMatchObject({ status: 401 })
    expect(await errorsLoggedWith(401, production)).toEqual([])
  })
})

const ADA = { localId: 'ada', email: 'ada@example.com' }

/** Waits for a response with this status in the log and returns the errors logged by then. */
async function errorsLoggedWith(status: number, { log }: RunningFunction): Promise<string[]> {
  await vi.waitFor(() => expect(log.join()).toContain(`"status":${status}`), { timeout: 60_000 })
  return log.filter((line) => line.includes('"severity":"ERROR"'))
}

/** Settings under which a service responds with this code from its nth response on. */
const failing = (service: Service, code: number, from = 1): Settings => ({
  status: (called, count) => (called === service && count >= from ? code : 200),
})

async function expectOutage(reply: Reply, broken: RunningFunction, summary: string): Promise<void> {
  expect(reply.status).toBe(503)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(reply.text).not.toContain('Please sign in')
  const errors = await errorsLoggedWith(503, broken)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('identity service')
  expect(errors[0]).toContain(summary)
  expect(broken.log.join()).not.toMatch(/ada@example|eyJ/)
}

describe('an outage of Google’s identity services', () => {
  it.each<[string, Settings, string]>([
    ['keys that cannot be reached', { isReachable: false }, 'Error while making request'],
    ['keys that are not given', failing('token keys', 500), 'Error fetching public keys'],
    ['accounts that are not given', failing('accounts', 500), 'auth/internal-error'],
    ['accounts that we may not see', failing('accounts', 403), 'auth/insufficient-permission'],
    ['an account that is given once only', failing('accounts', 500, 2), 'auth/internal-error'],
  ])('is a 503, not a refused sign-in, and is logged once: %s', async (_, settings, summary) => {
    const broken = await startProduction(store, [ADA], settings)
    const reply = await broken.ask('POST', '/artifacts', { token: mint('ada'), body: anArtifact() })
    await expectOutage(reply, broken, summary)
    const added = await store.db.collection('artifacts').where('adder_uid', '==', 'ada').get()
    expect(added.docs.map(({ id }) => id)).toEqual(['stone'])
  })

  it('does not accept a token with invalid claims', async () => {
    const broken = await startProduction(store, [ADA], { isReachable: false })
    const token = mint('ada', { aud: 'other' })
    expect(await broken.ask('GET', '/artifact/stone', { token })).toMatchObject({ status: 401 })
    expect(await errorsLoggedWith(401, broken)).toEqual([])
  })
})

describe('App Check', () => {
  const env = { APP_CHECK: '' }
  const ask = ({ ask: send }: RunningFunction, proof: string) =>
    send('GET', '/artifacts', { headers: { 'X-Firebase-AppCheck': proof } })

  it('accepts tokens of this project only', async () => {
    const guarded = await startProduction(store, [ADA], { env })
    const proof = mintProof()
    expect(await ask(guarded, proof)).toMatchObject({ status: 200 })
    const asAda = { token: mint('ada'), headers: { 'X-Firebase-AppCheck': proof } }
    expect(await guarded.ask('GET', '/artifact/stone', asAda)).toMatchObject({ status: 200 })
    for (const refused of [
      mintProof('other'),
      mintProof(undefined, strangeKey),
      mint('ada'),
      'abc.def.ghi',
    ]) {
      expect(await ask(guarded, refused)).toMatchObject({ status: 403 })
    }
    expect(await errorsLoggedWith(403, guarded)).toEqual([])
  })

  it.each<[string, Settings]>([
    ['cannot be reached', { isReachable: false }],
    ['are not given', failing('proof keys', 500)],
  ])('is a 503, not a refused sign-in, and is logged once when its keys %s', async (_, settings) => {
    const broken = await startProduction(store, [ADA], { ...settings, env })
    await expectOutage(await ask(broken, mintProof()), broken, 'Error fetching Json Web Keys')
  })
})
