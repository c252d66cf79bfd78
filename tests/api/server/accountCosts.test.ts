import { beforeAll, describe, expect, it } from 'vitest'
import { MORE_PHOTOS_MAX } from '@tracker/domain/limits.ts'
import { type Account, changeName, signUp } from '../support/accounts.ts'
import { type Api, type RunningFunction, shareFunction, startApi } from '../support/api.ts'
import { add, anArtifact, likerNames, storeArtifact, storeArtifacts } from '../support/artifacts.ts'
import { member, type Reply } from '../support/ask.ts'
import { costRow } from '../support/costRow.ts'
import { withinOneDay } from '../support/minutes.ts'
import { photoForm } from '../support/photos.ts'

/**
 * Tests of what one account can cost in a day (docs/threats.md, threat 91). Each attack repeats the worst form of a call until it is
 * refused, with a small daily quota; the documents that the store counts are scaled to the real one. The results are the table
 * in docs/costs.md.
 */
const DAY = 3_000_000
/** Quotas for calls that cost much and little. */
const QUOTAS = { large: 15_000, small: 2_000 } as const
/** Dollars, as in docs/costs.md. */
const PRICE = { read: 0.06e-5, write: 0.18e-5, call: 0.4e-6 }
const LIKES = 450

let api: Api
let apis: Record<keyof typeof QUOTAS, RunningFunction>

beforeAll(async () => {
  api = await startApi()
  const limited = (cost: number) => shareFunction(api.store, { COST_PER_DAY: String(cost) })
  apis = { large: await limited(QUOTAS.large), small: await limited(QUOTAS.small) }
})

interface Attacker extends Account {
  readonly as: (method: string, path: string, body?: unknown) => Promise<Reply>
}
/** Returns the call of each turn. */
type Attack = (who: Attacker) => Promise<(turn: number) => Promise<Reply>>

let made = 0
const liked = async ({ uid }: Account) => {
  const id = `liked-${(made += 1)}`
  await storeArtifact(api.store.db, { id, uid, likers: likerNames(LIKES) })
  return id
}
const storedBy = async ({ uid }: Account, count: number) => {
  const ids = Array.from({ length: count }, (_, at) => `${uid}-${at}`)
  await storeArtifacts(
    api.store.db,
    ids.map((id) => ({ id, uid })),
  )
  return ids
}

const listOf = async ({ token }: Account, artifactIds: readonly string[]) => {
  const reply = await api.ask('POST', '/lists', { token, body: { title: 'Bronze', artifactIds } })
  return { id: String(member(reply, 'insertedId')) }
}

const ATTACKS: Record<string, readonly [keyof typeof QUOTAS, Attack]> = {
  'like and take back': [
    'small',
    async ({ as }) => {
      const artifactId = await add(api.ask, (await signUp()).token)
      let like = ''
      return async (turn) => {
        if (turn % 2) return as('DELETE', `/likes/${like}`)
        const reply = await as('POST', '/likes', { artifactId })
        like = String(member(reply, 'insertedId'))
        return reply
      }
    },
  ],
  'add an artifact': [
    'small',
    async ({ as }) =>
      () =>
        as('POST', '/artifacts', anArtifact()),
  ],
  'change a text': [
    'small',
    async ({ as, token }) => {
      const id = await add(api.ask, token)
      return (turn) => as('PATCH', `/updateArtifact/${id}`, { short_description: `${turn}` })
    },
  ],
  'take 12 photographs away, and add them again': [
    'small',
    async ({ as, token }) => {
      const urls: string[] = []
      while (urls.length <= MORE_PHOTOS_MAX) {
        urls.push(String(member(await api.ask('POST', '/photos', { token, ...photoForm() }), 'url')))
      }
      const [artifact_image = '', ...more] = urls
      const all = { artifact_image, more_photos: more.map((url) => ({ url })) }
      const [id] = [await add(api.ask, token, all), await add(api.ask, token, all)]
      const none = { artifact_image: '', more_photos: [] }
      return (turn) => as('PATCH', `/updateArtifact/${id}`, turn % 2 ? all : none)
    },
  ],
  'rename an artifact with 450 likes': [
    'large',
    async (who) => {
      const id = await liked(who)
      return (turn) => who.as('PATCH', `/updateArtifact/${id}`, { artifact_name: `Name ${turn}` })
    },
  ],
  'delete an artifact with 450 likes, and undo it': [
    'large',
    async (who) => {
      const id = await liked(who)
      return (turn) =>
        turn % 2 ? who.as('POST', `/undoDelete/${id}`) : who.as('DELETE', `/artifact/${id}?undo=1`)
    },
  ],
  'change the name on 50 artifacts': [
    'small',
    async (who) => {
      await storedBy(who, 50)
      return async (turn) => {
        await changeName(who.uid, `Name ${turn}`)
        return who.as('POST', '/account/name')
      }
    },
  ],
  'add a list of 100 artifacts, one of which is missing': [
    'small',
    async (who) => {
      const artifactIds = [...(await storedBy(who, 99)), 'missing']
      return () => who.as('POST', '/lists', { title: 'Bronze', artifactIds })
    },
  ],
  'copy a list of 100 artifacts': [
    'small',
    async (who) => {
      const artifactIds = await storedBy(who, 100)
      const { id } = await listOf(who, artifactIds)
      return () => who.as('POST', '/lists', { title: 'Copy', copy_of: id })
    },
  ],
  'add 100 artifacts to a list, and take them out': [
    'small',
    async (who) => {
      const ids = await storedBy(who, 100)
      const { id } = await listOf(who, [])
      return (turn) => who.as('PATCH', `/listEntries/${id}`, turn % 2 ? { remove: ids } : { add: ids })
    },
  ],
  'order a list of 100 artifacts': [
    'small',
    async (who) => {
      const artifactIds = await storedBy(who, 100)
      const { id } = await listOf(who, artifactIds)
      return (turn) =>
        who.as('PATCH', `/lists/${id}`, { order: turn % 2 ? artifactIds : artifactIds.toReversed() })
    },
  ],
  'take an artifact out of a list of 100, and back': [
    'small',
    async (who) => {
      const artifactIds = await storedBy(who, 100)
      const { id } = await listOf(who, artifactIds)
      const artifactId = artifactIds[0]
      return (turn) =>
        turn % 2
          ? who.as('POST', `/listEntries/${id}`, { artifactId })
          : who.as('DELETE', `/listEntries/${id}?artifactId=${artifactId}`)
    },
  ],
  'add a list and delete it': [
    'small',
    async ({ as }) => {
      let list = ''
      return async (turn) => {
        if (turn % 2) return as('DELETE', `/lists/${list}`)
        const reply = await as('POST', '/lists', { title: 'Bronze' })
        list = String(member(reply, 'insertedId'))
        return reply
      }
    },
  ],
  'read 500 own artifacts': [
    'large',
    async (who) => {
      await storedBy(who, 500)
      return () => who.as('GET', `/myArtifacts?email=${who.email}&limit=500`)
    },
  ],
  'read 500 likes': [
    'large',
    async (who) => {
      const ids = Array.from({ length: 500 }, (_, at) => `of-many-${at}`)
      await storeArtifacts(
        api.store.db,
        ids.map((id) => ({ id, uid: 'somebody', likers: [who.uid] })),
      )
      return () => who.as('GET', `/liked?email=${who.email}&limit=500`)
    },
  ],
  'see an unused photo': [
    'small',
    async (who) => {
      const form = photoForm()
      const url = member(await api.ask('POST', '/photos', { token: who.token, ...form }), 'url')
      const id = String(url).split('/').at(-1)
      return () => who.as('GET', `/hiddenPhotos/${id}`)
    },
  ],
  'download 500 own records': [
    'large',
    async (who) => {
      await storedBy(who, 500)
      return () => who.as('GET', '/account?limit=500')
    },
  ],
  'read an artifact': [
    'small',
    async (who) => {
      const [id] = await storedBy(who, 1)
      return () => who.as('GET', `/artifact/${id}`)
    },
  ],
}

const usage = async () => {
  const { documentsRead, documentsWritten } = await api.store.usage()
  return { read: documentsRead, written: documentsWritten }
}

type Usage = Awaited<ReturnType<typeof usage>>
const minus = (one: Usage, other: Usage): Usage => ({
  read: one.read - other.read,
  written: one.written - other.written,
})
const inReads = ({ read, written }: Usage) => read + 3 * written

/** Repeats an attack until it is refused. */
async function run(size: keyof typeof QUOTAS, attack: Attack) {
  const account = await signUp()
  const { ask } = apis[size]
  const as: Attacker['as'] = (method, path, body) =>
    ask(method, path, { token: account.token, ...(body !== undefined && { body }) })
  const next = await attack({ ...account, as })
  const before = await usage()
  let [turns, status, most, after] = [0, 0, { read: 0, written: 0 }, before]
  for (; status !== 429 && turns < 2_000; turns += 1) {
    const start = after
    ;({ status } = await next(turns))
    after = await usage()
    const turn = minus(after, start)
    if (inReads(turn) > inReads(most)) most = turn
  }
  return { turns, status, most, total: minus(after, before) }
}

describe('threat 91: one account that does in a day', () => {
  it.each(Object.entries(ATTACKS))('nothing but: %s', async (name, [size, attack]) => {
    const { status, turns, most, total } = await withinOneDay(() => run(size, attack))
    expect(status).toBe(429)
    expect(inReads(total)).toBeLessThanOrEqual(QUOTAS[size] * 1.01 + inReads(most))
    const scale = DAY / QUOTAS[size]
    const dollars = scale * (total.read * PRICE.read + total.written * PRICE.write + turns * PRICE.call)
    expect(dollars).toBeLessThan(2)
    expect(await costRow(name)).toEqual([name, most.read, most.written, dollars.toFixed(2)].map(String))
  })
})
