import { FEATURED_COUNT } from '@tracker/domain/limits.ts'
import { nameContains } from '@tracker/domain/search/nameSearch.ts'
import { fold } from '@tracker/domain/text/fold.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Account, signUp } from '../support/accounts.ts'
import { type Api, startApi } from '../support/api.ts'
import { likerNames, storeArtifact, storeArtifacts } from '../support/artifacts.ts'
import { listOf, nextOf, type Reply } from '../support/ask.ts'
import { museumNames, seeded } from '../../../tools/bench/search/museumNames.ts'
import { scaled } from '../../support/scale.ts'

/**
 * Tests of lists, searches and their pages: content and cost (threat 17; docs/specification.md, section 12).
 */
let api: Api
let ada: Account

const SEED = 20_261_121
const COUNT = scaled(2_000, 600)
const names = museumNames(COUNT, SEED)
/** Free-text periods whose order is unrelated to the order of adding. */
const period = (place: number) => `${(place * 7_919) % COUNT} BC`
const idAt = (place: number) => `m${String((place * 31) % COUNT).padStart(4, '0')}`

beforeAll(async () => {
  api = await startApi()
  ada = await signUp()
  await storeArtifacts(
    api.store.db,
    names.map((artifact_name, place) => ({
      id: idAt(place),
      uid: place % 10 === 0 ? ada.uid : 'somebody',
      likers: place < 12 ? likerNames(place % 4) : [],
      addedAtMs: Date.UTC(2026, 0, 1) + Math.floor(place / 2) * 1_000,
      fields: {
        artifact_name,
        created_at: period(place),
        short_description: 'Unfindable words',
        discovered_by: 'Needle',
      },
    })),
  )
})

const records = names.map((name, place) => ({
  id: idAt(place),
  name,
  key: fold(name),
  addedAt: Math.floor(place / 2),
}))
const byText = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other))
const ORDERS: Record<string, (one: (typeof records)[0], other: (typeof records)[0]) => number> = {
  'name-asc': (one, other) => byText(one.key, other.key) || byText(one.id, other.id),
  'name-desc': (one, other) => byText(other.key, one.key) || byText(other.id, one.id),
  'date-asc': (one, other) => one.addedAt - other.addedAt || byText(one.id, other.id),
  'date-desc': (one, other) => other.addedAt - one.addedAt || byText(other.id, one.id),
}
const expected = (name: string, sort: string) =>
  records
    .filter((record) => nameContains(record.name, name))
    .toSorted(ORDERS[sort])
    .map(({ id }) => id)

const idsOf = (reply: Reply) => listOf(reply).map(({ _id }) => _id)

/** Reads all pages by following the next links. */
async function readAll(path: string, token?: string) {
  const ids: unknown[] = []
  let next: string | null = path
  let pages = 0
  while (next !== null) {
    const reply = await api.ask('GET', next, token === undefined ? {} : { token })
    ids.push(...idsOf(reply))
    next = nextOf(reply)
    pages += 1
  }
  return { ids, pages }
}

describe('browsing', () => {
  it.each(Object.keys(ORDERS))('in the order %s goes through everything once', async (sort) => {
    const { ids, pages } = await readAll(`/artifacts?sort=${sort}&limit=${COUNT / 4}`)
    expect(ids).toEqual(expected('', sort))
    expect(pages).toBe(4)
  })

  it('returns 100 by default, and at most 500', async () => {
    expect(idsOf(await api.ask('GET', '/artifacts'))).toEqual(expected('', 'name-asc').slice(0, 100))
    expect(idsOf(await api.ask('GET', '/artifacts?limit=7'))).toHaveLength(7)
    expect(idsOf(await api.ask('GET', '/artifacts?limit=100000'))).toHaveLength(500)
  })

  it.each(['likes', '', 'NAME-ASC', 'constructor', '__proto__', 'name-asc;drop', '%00'])(
    'treats the unknown order %j as name-asc',
    async (sort) => {
      const reply = await api.ask('GET', `/artifacts?sort=${sort}&limit=5`)
      expect(idsOf(reply)).toEqual(expected('', 'name-asc').slice(0, 5))
    },
  )

  it.each(['0', '-1', '1.5', 'x', '', '1e3', ' 5', '9999999999', 'NaN', '0x10'])(
    'refuses the limit %j by name',
    async (limit) => {
      const reply = await api.ask('GET', `/artifacts?limit=${encodeURIComponent(limit)}`)
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'limit' }] } })
    },
  )

  it.each(['name', 'sort', 'limit', 'cursor'])('refuses %s twice', async (name) => {
    const reply = await api.ask('GET', `/artifacts?${name}=1&${name}=2`)
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: name }] } })
  })

  it('is stable while artifacts are added before the cursor', async () => {
    const first = await api.ask('GET', '/artifacts?sort=date-desc&limit=10')
    await storeArtifact(api.store.db, { id: 'late', uid: 'x', addedAtMs: Date.UTC(2027, 0, 1) })
    const second = await api.ask('GET', nextOf(first) ?? '')
    await api.store.db.recursiveDelete(api.store.db.doc('artifacts/late'))
    expect(idsOf(second)).toEqual(expected('', 'date-desc').slice(10, 20))
  })
})

const SEARCHES = [
  'v',
  'va',
  'vas',
  'vase',
  'bowls',
  'a',
  'er',
  'ka',
  'with',
  'VASE',
  '  vase  ',
  'with handle',
  'of thutmose iii',
  'a l’antique',
  'KÖNIGE',
  'konige',
  'fragment of a relief',
  'e o',
  ')',
  'xyzzy',
  'needle',
  'unfindable',
]

describe('threat 17: a search', () => {
  it.each(SEARCHES)('for %j finds the names that contain it, in every order', async (text) => {
    for (const sort of Object.keys(ORDERS)) {
      const { ids } = await readAll(`/artifacts?name=${encodeURIComponent(text)}&sort=${sort}&limit=400`)
      expect(ids).toEqual(expected(text, sort))
    }
  })

  it.each([
    '.*',
    '^vase',
    'v.se',
    '(',
    '[',
    '\\',
    '(a+)+$',
    '%',
    '_',
    'vase|bowl',
    '{"$regex":"v"}',
    '\u0000',
    '😀',
  ])('takes %j literally', async (text) => {
    const reply = await api.ask('GET', `/artifacts?name=${encodeURIComponent(text)}`)
    expect(reply.status).toBe(200)
    expect(idsOf(reply)).toEqual(expected(text, 'name-asc').slice(0, 100))
  })

  it.each(['name[]=vase', 'name[$regex]=vase', 'Name=vase', 'q=vase'])('ignores %s', async (query) => {
    const reply = await api.ask('GET', `/artifacts?${query}&limit=3`)
    expect(idsOf(reply)).toEqual(expected('', 'name-asc').slice(0, 3))
  })

  it('of 6,000 characters finds nothing', async () => {
    const reply = await api.ask('GET', `/artifacts?name=${'ab'.repeat(3_000)}`)
    expect(reply).toMatchObject({ status: 200, body: [] })
  })
})

describe('the cost of a search', () => {
  /** Maximum reads besides results: each count is billed as one read, and so is an empty result. */
  const CONSTANT = 30

  it('is at most three documents per result, and a constant', async () => {
    const below = seeded(SEED)
    const parts = Array.from({ length: 80 }, () => {
      const name = names[below(names.length)] ?? ''
      const start = below(Math.max(1, name.length - 1))
      return name.slice(start, start + 1 + below(14))
    })
    for (const text of [...SEARCHES, ...parts]) {
      const before = await api.store.usage()
      const reply = await api.ask('GET', `/artifacts?name=${encodeURIComponent(text)}&limit=24`)
      const { documentsRead } = await api.store.usage()
      const spent = documentsRead - before.documentsRead
      expect(spent, `${JSON.stringify(text)} of seed ${SEED}`).toBeLessThanOrEqual(
        3 * listOf(reply).length + CONSTANT,
      )
    }
  })

  it.each(['/artifacts?limit=24', '/featuredArtifacts', '/artifacts?sort=date-desc&limit=1'])(
    'of %s follows the answer',
    async (path) => {
      const before = await api.store.usage()
      const reply = await api.ask('GET', path)
      const { documentsRead } = await api.store.usage()
      expect(documentsRead - before.documentsRead).toBeLessThanOrEqual(listOf(reply).length + 1)
    },
  )
})

describe('a cursor', () => {
  const first = async () => {
    const reply = await api.ask('GET', '/api/artifacts?name=vase&sort=name-desc&limit=5')
    const next = nextOf(reply) ?? ''
    return { next, cursor: new URLSearchParams(next.split('?')[1]).get('cursor') ?? '' }
  }

  it('leads to the next page with the same base path', async () => {
    const { next } = await first()
    expect(next).toMatch(/^\/api\/artifacts\?/)
    expect(idsOf(await api.ask('GET', next))).toEqual(expected('vase', 'name-desc').slice(5, 10))
  })

  it.each<[string, (cursor: string) => string]>([
    ['empty', () => ''],
    ['made up', () => 'abc'],
    ['of made-up parts', () => 'YWJj.YWJj'],
    ['cut', (cursor) => cursor.slice(0, -1)],
    ['longer', (cursor) => `${cursor}x`],
    ['with another part', (cursor) => `${cursor}.x`],
    ['with a letter changed', (cursor) => `${cursor.startsWith('W') ? 'X' : 'W'}${cursor.slice(1)}`],
    ['with spaces', (cursor) => ` ${cursor}`],
    ['of null bytes', () => '\u0000'],
    ['of 5,000 letters', () => 'a'.repeat(5_000)],
    ['an object', () => '{"$gt":""}'],
  ])('is refused when it is %s', async (_, change) => {
    const { cursor } = await first()
    const query = new URLSearchParams({ name: 'vase', sort: 'name-desc', cursor: change(cursor) })
    const reply = await api.ask('GET', `/artifacts?${query.toString()}`)
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'cursor' }] } })
  })

  it('is refused by another list', async () => {
    const { cursor } = await first()
    for (const list of [
      'name=vase&sort=name-asc',
      'name=vas&sort=name-desc',
      'name=vase&sort=date-asc',
      '',
    ]) {
      const reply = await api.ask('GET', `/artifacts?${list}&cursor=${cursor}`)
      expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'cursor' }] } })
    }
  })
})

describe('the user’s lists', () => {
  it('of artifacts come newest first, page by page', async () => {
    const mine = records.filter((_, place) => place % 10 === 0).toSorted(ORDERS['date-desc'])
    const { ids } = await readAll(`/myArtifacts?email=${ada.email}&limit=${COUNT / 20}`, ada.token)
    expect(ids).toEqual(mine.map(({ id }) => id))
  })

  it('of likes come newest like first, page by page', async () => {
    const bob = await signUp()
    const chosen = records.slice(100, 107).map(({ id }) => id)
    for (const artifactId of chosen)
      await api.ask('POST', '/likes', { token: bob.token, body: { artifactId } })
    const { ids, pages } = await readAll(`/liked?email=${bob.email}&limit=3`, bob.token)
    expect(ids).toEqual(chosen.toReversed().map((id) => `${bob.uid}_${id}`))
    expect(pages).toBe(3)
    for (const id of ids) await api.ask('DELETE', `/likes/${String(id)}`, { token: bob.token })
  })
})

describe('the featured artifacts', () => {
  it('are the six with most likes; among equals the newest, then by id', async () => {
    const ranked = records
      .map((record, place) => ({ ...record, likes: place < 12 ? place % 4 : 0 }))
      .toSorted((a, b) => b.likes - a.likes || b.addedAt - a.addedAt || byText(b.id, a.id))
      .slice(0, FEATURED_COUNT)
    const reply = await api.ask('GET', '/featuredArtifacts')
    expect(listOf(reply).map(({ _id, likes_count }) => [_id, likes_count])).toEqual(
      ranked.map(({ id, likes }) => [id, likes]),
    )
  })
})
