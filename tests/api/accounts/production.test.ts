import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Account, forge, signUp } from '../support/accounts.ts'
import { startStore, type RunningFunction, type Store } from '../support/api.ts'
import { anArtifact, storeArtifact } from '../support/artifacts.ts'
import { member, type Reply } from '../support/ask.ts'
import { minute, withinOneMinute } from '../support/minutes.ts'
import {
  mint,
  mintProof,
  type Outage,
  type Production,
  type Service,
  startProduction,
  strangeKey,
} from './support/production.ts'

/**
 * Tests of token verification without emulators: signatures, keys and account lookups (docs/threats.md,
 * threats 2 to 6).
 */
let store: Store
let production: Production

const now = Math.floor(Date.now() / 1000)
const ADA = { localId: 'ada', email: 'ada@example.com' }
const PROOF = { 'X-Firebase-AppCheck': mintProof() }

beforeAll(async () => {
  store = await startStore()
  production = await startProduction(store, [
    ADA,
    { localId: 'busy', email: 'busy@example.com' },
    { localId: 'disabled', email: 'disabled@example.com', disabled: true },
    { localId: 'revoked', email: 'revoked@example.com', validSince: String(now) },
    { localId: 'back', email: 'back@example.com', validSince: String(now - 120) },
  ])
  await storeArtifact(store.db, { id: 'stone', uid: 'ada' })
})
beforeEach(() => production.fail())

const like = (token: string) =>
  production.ask('POST', '/likes', { token, body: { artifactId: 'stone' }, headers: PROOF })
const likes = async () => (await store.db.collection('likes').get()).docs.map(({ id }) => id)

/** Sends a request and returns the reply with the errors that were logged because of it. */
async function withErrors({ log }: RunningFunction, send: () => Promise<Reply>) {
  const from = log.length
  const reply = await send()
  // A request is logged last.
  const id = reply.headers.get('x-request-id') ?? 'none'
  await vi.waitFor(() => expect(log.slice(from).join()).toContain(id), { timeout: 60_000 })
  const logged = log.slice(from)
  return { reply, logged, errors: logged.filter((line) => line.includes('"severity":"ERROR"')) }
}

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
      expect(await production.ask(method, path, { token: token(), headers: PROOF })).toMatchObject({
        status: 401,
      })
    }
    expect(await like(token())).toMatchObject({ status: 401 })
    expect(await likes()).toEqual(before)
  })
})

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('threat 5: a token that Google has not signed', () => {
  let account: Account
  beforeAll(async () => {
    account = await signUp()
  })
  const payload = () => account.token.split('.')[1] ?? ''

  it.each<[string, () => string]>([
    ['of the emulator', () => account.token],
    ['that is unsigned', () => forge(account.token, {})],
    ['that is unsigned with a key id', () => `${part({ alg: 'none', kid: 'x' })}.${payload()}.`],
    ['of another algorithm', () => `${part({ alg: 'HS256', kid: 'x' })}.${payload()}.c2lnbmF0dXJl`],
    ['without a key id', () => `${part({ alg: 'RS256' })}.${payload()}.c2lnbmF0dXJl`],
    ['of the other kind: of App Check', mintProof],
    ['signed by another key', () => mint('ada', {}, strangeKey)],
    ['signed by an unknown key', () => mint('ada', {}, strangeKey, 'key-2')],
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
    const before = await likes()
    const { reply, errors } = await withErrors(production, () => like(token()))
    expect(reply.status).toBe(401)
    expect(member(reply, 'message')).toBe('Please sign in.')
    expect(errors).toEqual([])
    expect(await likes()).toEqual(before)
  })
})

/** An outage in which a service responds with this code from its nth response on. */
const failing = (service: Service, code: number, from = 1): Outage => ({
  status: (called, count) => (called === service && count >= from ? code : 200),
})

/** Adds an artifact during an outage. */
async function expectOutage(broken: Production, outage: Outage, summary: string): Promise<void> {
  await broken.fail(outage)
  const { reply, logged, errors } = await withErrors(broken, () =>
    broken.ask('POST', '/artifacts', { token: mint('ada'), body: anArtifact(), headers: PROOF }),
  )
  expect(reply.status).toBe(503)
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(reply.text).not.toContain('Please sign in')
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain('identity service')
  expect(errors[0]).toContain(summary)
  expect(logged.join()).not.toMatch(/ada@example|eyJ/)
  const added = await store.db.collection('artifacts').where('adder_uid', '==', 'ada').get()
  expect(added.docs.map(({ id }) => id)).toEqual(['stone'])
}

describe('an outage of Google’s identity services', () => {
  it.each<[string, Outage, string]>([
    ['accounts that are not given', failing('accounts', 500), 'auth/internal-error'],
    ['accounts that we may not see', failing('accounts', 403), 'auth/insufficient-permission'],
  ])('is a 503, not a refused sign-in, and is logged once: %s', async (_, outage, summary) => {
    await expectOutage(production, outage, summary)
  })
})

describe('App Check', () => {
  const askWith = (proof: string) =>
    production.ask('GET', '/artifacts', { headers: { 'X-Firebase-AppCheck': proof } })

  it('accepts tokens of this project only', async () => {
    expect(await askWith(mintProof())).toMatchObject({ status: 200 })
    for (const refused of [
      mintProof('other'),
      mintProof(undefined, strangeKey),
      mint('ada'),
      'abc.def.ghi',
    ]) {
      const { reply, errors } = await withErrors(production, () => askWith(refused))
      expect({ status: reply.status, errors }).toEqual({ status: 403, errors: [] })
    }
  })
})

describe('a function that has never received keys', () => {
  /** The function keeps keys, so this is another one. */
  let started: Production
  beforeAll(async () => {
    started = await startProduction(store, [ADA])
  })

  it('answers 503 and logs it once while those of App Check fail', async () => {
    const summary = 'Error fetching Json Web Keys'
    await expectOutage(started, { isReachable: false }, summary)
    await expectOutage(started, failing('proof keys', 500), summary)
    await started.fail()
    expect(await started.ask('GET', '/artifacts', { headers: PROOF })).toMatchObject({ status: 200 })
  })

  it('answers 503 while those of tokens fail, but 401 for a token with invalid claims', async () => {
    await expectOutage(started, failing('token keys', 500), 'Error fetching public keys')
    await expectOutage(started, { isReachable: false }, 'Error while making request')
    const send = (token: string) => started.ask('GET', '/artifact/stone', { token, headers: PROOF })
    const { reply, errors } = await withErrors(started, () => send(mint('ada', { aud: 'other' })))
    expect({ status: reply.status, errors }).toEqual({ status: 401, errors: [] })
    await started.fail()
    expect(await send(mint('ada'))).toMatchObject({ status: 200 })
  })
})

describe('the look-up of the account', () => {
  it('happens once per call, also for a call that needs the name and the age', async () => {
    const body = anArtifact()
    const reply = await production.ask('POST', '/artifacts', { token: mint('ada'), body, headers: PROOF })
    expect(reply.status).toBe(201)
    expect(production.lookUps()).toBe(1)
  })

  it('does not happen for calls over the quota', async () => {
    const statuses = await withinOneMinute(async () => {
      await store.db.doc('quotas/busy').set({ minute: minute(), writes: 1_000_000 })
      await production.fail()
      const replies: number[] = []
      for (let turn = 0; turn < 5; turn += 1) replies.push((await like(mint('busy'))).status)
      return replies
    })
    expect(statuses).toEqual([429, 429, 429, 429, 429])
    expect(production.lookUps()).toBe(0)
  })
})
