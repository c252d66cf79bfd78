import { beforeAll, describe, expect, it } from 'vitest'
import {
  type Account,
  changeEmail,
  claimsOf,
  deleteAccount,
  disable,
  forge,
  revoke,
  signIn,
  signUp,
  signUpAnonymously,
} from '../support/accounts.ts'
import { add, anArtifact } from '../support/artifacts.ts'
import { listOf, type Reply } from '../support/ask.ts'
import { type Probed, startProbed } from '../support/benchmark.ts'

/** Tests of every protected call with every kind of bad credential (docs/threats.md, threats 1 to 10). */
let api: Probed
let ada: Account
let artifactId: string

const PROTECTED = [
  ['GET', () => `/artifact/${artifactId}`],
  ['POST', () => '/artifacts'],
  ['GET', () => `/myArtifacts?email=${ada.email}`],
  ['DELETE', () => `/artifact/${artifactId}`],
  ['PATCH', () => `/updateArtifact/${artifactId}`],
  ['POST', () => '/likes'],
  ['DELETE', () => `/likes/${ada.uid}_${artifactId}`],
  ['GET', () => `/liked?email=${ada.email}`],
  ['POST', () => '/reports'],
  ['GET', () => '/reports'],
  ['POST', () => `/reports/${artifactId}`],
] as const
const PUBLIC = ['/artifacts', '/artifacts?name=rosetta&sort=name-desc', '/featuredArtifacts']

/** Sends each protected call with this Authorization header; undefined sends none. */
function askAll(authorization: string | undefined): Promise<Reply[]> {
  const headers: Record<string, string> = authorization === undefined ? {} : { Authorization: authorization }
  const body = { ...anArtifact({ artifact_name: 'Changed' }), artifactId }
  return Promise.all(
    PROTECTED.map(([method, path]) =>
      api.ask(method, path(), { headers, ...(method === 'POST' || method === 'PATCH' ? { body } : {}) }),
    ),
  )
}

async function everything() {
  const collections = await Promise.all(
    ['artifacts', 'likes', 'quotas', 'replays', 'reports', 'cases', 'hidden'].map((name) =>
      api.store.db.collection(name).get(),
    ),
  )
  return collections.map(({ docs }) => docs.map((document) => [document.ref.path, document.data()]))
}

async function expectRefusal(authorization: string | undefined, challenge: string) {
  const before = await everything()
  for (const reply of await askAll(authorization)) {
    expect(reply.status).toBe(401)
    expect(reply.headers.get('www-authenticate')).toBe(challenge)
    expect(reply.headers.get('content-type')).toMatch(/^application\/problem\+json/)
    expect(reply.body).toMatchObject({ status: 401, message: 'Please sign in.' })
  }
  expect(await everything()).toEqual(before)
}

beforeAll(async () => {
  api = await startProbed()
  ada = await signUp()
  artifactId = await add(api.ask, ada.token)
  await api.ask('POST', '/likes', { token: ada.token, body: { artifactId } })
})

const INVALID = 'Bearer error="invalid_token"'
const now = () => Math.floor(Date.now() / 1000)

describe('threat 1: without a token', () => {
  it('every protected call is refused and changes nothing', () => expectRefusal(undefined, 'Bearer'))

  it.each(PUBLIC)('%s is open', async (path) => {
    expect(await api.ask('GET', path)).toMatchObject({ status: 200 })
  })
})

describe('threat 2: with a bad credential', () => {
  it.each<[string, () => string]>([
    ['an empty header', () => ''],
    ['the scheme alone', () => 'Bearer'],
    ['the scheme and a space', () => 'Bearer '],
    ['a token without a scheme', () => ada.token],
    ['another scheme', () => `Basic ${ada.token}`],
    ['a made-up scheme', () => `Token ${ada.token}`],
    ['the word null', () => 'Bearer null'],
    ['the word undefined', () => 'Bearer undefined'],
    ['the emulator administrator', () => 'Bearer owner'],
    ['garbage', () => 'Bearer abc.def.ghi'],
    ['one part', () => `Bearer ${ada.token.split('.')[0]}`],
    ['two parts', () => `Bearer ${ada.token.split('.').slice(0, 2).join('.')}`],
    ['a cut token', () => `Bearer ${ada.token.slice(0, ada.token.length / 2)}`],
    ['two tokens', () => `Bearer ${ada.token} ${ada.token}`],
    ['a token with another appended', () => `Bearer ${ada.token},${ada.token}`],
    ['a payload that is no object', () => `Bearer ${forge(ada.token, {}).split('.')[0]}.bnVsbA.`],
    ['a payload that is no JSON', () => `Bearer ${forge(ada.token, {}).split('.')[0]}.e2Vy.`],
    ['a very long token', () => `Bearer ${'a'.repeat(9_000)}`],
  ])('%s, every protected call is refused and changes nothing', async (_, authorization) => {
    await expectRefusal(authorization(), INVALID)
  })

  it.each(PUBLIC)('%s is still open', async (path) => {
    const reply = await api.ask('GET', path, { headers: { Authorization: 'Bearer abc.def.ghi' } })
    expect(reply.status).toBe(200)
  })
})

describe('threats 3 and 4: with an expired token or one of another project', () => {
  it.each<[string, () => Record<string, unknown>]>([
    ['has expired', () => ({ exp: now() - 10, iat: now() - 4000 })],
    ['never expires', () => ({ exp: 'never' })],
    ['is of another audience', () => ({ aud: 'other-project' })],
    ['is of two audiences', () => ({ aud: ['demo-artifact-tracker', 'other-project'] })],
    ['is of another issuer', () => ({ iss: 'https://securetoken.google.com/other-project' })],
    ['is of a look-alike issuer', () => ({ iss: 'https://evil.example/demo-artifact-tracker' })],
    ['has no audience', () => ({ aud: undefined })],
    ['has no issuer', () => ({ iss: undefined })],
    ['has no subject', () => ({ sub: undefined })],
    ['has an empty subject', () => ({ sub: '' })],
    ['has a number as subject', () => ({ sub: 7 })],
    ['has a subject that is too long', () => ({ sub: 'x'.repeat(129) })],
    ['has an unknown subject', () => ({ sub: 'nobodyKnowsThisUser', user_id: 'nobodyKnowsThisUser' })],
    ['claims to be an event', () => ({ sub: undefined, event_type: 'beforeSendEmail' })],
  ])('that %s, every protected call is refused and changes nothing', async (_, claims) => {
    await expectRefusal(`Bearer ${forge(ada.token, claims())}`, INVALID)
  })
})

describe('threat 6: with the live token of an account', () => {
  it('that was disabled, every protected call is refused', async () => {
    const account = await signUp()
    await disable(account.uid)
    await expectRefusal(`Bearer ${account.token}`, INVALID)
  })

  it('that was deleted, every protected call is refused', async () => {
    const account = await signUp()
    await deleteAccount(account.uid)
    await expectRefusal(`Bearer ${account.token}`, INVALID)
  })

  it('whose sessions were revoked, every protected call is refused', async () => {
    const account = await signUp()
    await revoke(account.uid, Number(claimsOf(account.token).auth_time) + 60)
    await expectRefusal(`Bearer ${account.token}`, INVALID)
  })
})

describe('threat 7: a person without an e-mail', () => {
  it('may read an artifact, but neither write nor list', async () => {
    const { token, uid } = await signUpAnonymously()
    const before = await everything()
    const refused = await Promise.all([
      api.ask('POST', '/artifacts', { token, body: anArtifact() }),
      api.ask('POST', '/likes', { token, body: { artifactId } }),
      api.ask('DELETE', `/likes/${uid}_${artifactId}`, { token }),
      api.ask('GET', '/myArtifacts?email=', { token }),
      api.ask('GET', '/liked?email=', { token }),
      api.ask('GET', `/liked?email=${ada.email}`, { token }),
    ])
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403])
    expect(await everything()).toEqual(before)
    expect(await api.ask('GET', `/artifact/${artifactId}`, { token })).toMatchObject({ status: 200 })
  })
})

describe('threats 8 and 9: an e-mail that changes hands', () => {
  it('artifacts and likes stay with the account', async () => {
    const email = `shared-${process.pid}@example.com`
    const former = await signUp({ email })
    const id = await add(api.ask, former.token)
    await api.ask('POST', '/likes', { token: former.token, body: { artifactId: id } })
    await changeEmail(former.uid, `former-${process.pid}@example.com`)
    const latter = await signUp({ email })
    const asLatter = { token: latter.token }
    expect(listOf(await api.ask('GET', `/myArtifacts?email=${email}`, asLatter))).toEqual([])
    expect(listOf(await api.ask('GET', `/liked?email=${email}`, asLatter))).toEqual([])
    expect(await api.ask('DELETE', `/artifact/${id}`, asLatter)).toMatchObject({ status: 403 })
    const read = await api.ask('GET', `/artifact/${id}`, asLatter)
    expect(read.text).not.toContain('@')
    const token = await signIn(`former-${process.pid}@example.com`, former.password)
    const mine = await api.ask('GET', `/myArtifacts?email=former-${process.pid}@example.com`, { token })
    expect(listOf(mine)).toMatchObject([{ _id: id }])
  })

  it('a new account with the e-mail of a deleted one has nothing', async () => {
    const former = await signUp()
    const id = await add(api.ask, former.token)
    await api.ask('POST', '/likes', { token: former.token, body: { artifactId: id } })
    await deleteAccount(former.uid)
    const latter = await signUp({ email: former.email })
    const asLatter = { token: latter.token }
    expect(latter.uid).not.toBe(former.uid)
    for (const list of ['/myArtifacts', '/liked']) {
      expect(listOf(await api.ask('GET', `${list}?email=${latter.email}`, asLatter))).toEqual([])
    }
    const body = { created_at: 'now' }
    expect(await api.ask('PATCH', `/updateArtifact/${id}`, { ...asLatter, body })).toMatchObject({
      status: 403,
    })
    expect(await api.ask('DELETE', `/artifact/${id}`, asLatter)).toMatchObject({ status: 403 })
    expect(await api.ask('DELETE', `/likes/${former.uid}_${id}`, asLatter)).toMatchObject({ status: 403 })
    expect((await api.ask('GET', `/artifact/${id}`, asLatter)).text).not.toContain('@')
  })
})

/** Expected body for each status: the one record of the account, the invalid field, or only the refusal. */
const EMAIL_ANSWERS: Record<number, object> = {
  200: [{}],
  400: { errors: [{ field: 'email' }] },
  403: { status: 403, message: 'You can see your own list only.' },
}

describe('threats 10 and 12: the e-mail of a list', () => {
  const own = (email: string) => encodeURIComponent(email)
  it.each<[string, (email: string) => string, number]>([
    ['in capitals is the same person', (email) => `email=${own(email.toUpperCase())}`, 200],
    ['with another parameter is still the own', (email) => `email=${own(email)}&uid=x`, 200],
    ['missing is refused', () => '', 400],
    ['empty is nobody', () => 'email=', 403],
    ['of somebody else is refused', () => 'email=victim@example.com', 403],
    ['with a space before is refused', (email) => `email=%20${own(email)}`, 403],
    ['with a space after is refused', (email) => `email=${own(email)}%20`, 403],
    ['with a null byte is refused', (email) => `email=${own(email)}%00`, 403],
    ['with a plus is refused', (email) => `email=${own(email)}+`, 403],
    ['twice, own first, is refused', (email) => `email=${own(email)}&email=victim@example.com`, 400],
    ['twice, own last, is refused', (email) => `email=victim@example.com&email=${own(email)}`, 400],
    ['twice the own is refused', (email) => `email=${own(email)}&email=${own(email)}`, 400],
    ['as a list is refused', (email) => `email[]=${own(email)}&email[]=victim@example.com`, 400],
    ['as an object is refused', () => 'email[$ne]=x', 400],
    ['under another name is refused', (email) => `Email=${own(email)}`, 400],
    ['with a comma is refused', (email) => `email=${own(email)},victim@example.com`, 403],
    ['as a pattern is refused', () => 'email=.*', 403],
    ['as a wildcard is refused', () => 'email=%25', 403],
    ['badly encoded is refused', () => 'email=%E0%A4%A', 403],
    ['of a look-alike is refused', (email) => `email=${own(email.replace('person', 'реrson'))}`, 403],
  ])('%s', async (_, query, status) => {
    for (const list of ['/myArtifacts', '/liked']) {
      const reply = await api.ask('GET', `${list}?${query(ada.email)}`, { token: ada.token })
      expect(reply.status).toBe(status)
      expect(reply.headers.get('www-authenticate')).toBeNull()
      expect(reply.body).toMatchObject(EMAIL_ANSWERS[status] ?? {})
    }
  })
})

describe('after all these credentials', () => {
  it('the same process responds at the same cost, without more connections or memory', async () => {
    expect(await api.degradation()).toEqual([])
  })
})
