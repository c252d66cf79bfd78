import { parseAnswer } from '@tracker/domain/api/calls.ts'
import type { SearchResponse } from '@tracker/domain/search/searchResponse.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '../support/accounts.ts'
import { type Api, startApi, startFunction } from '../support/api.ts'
import { storeArtifact } from '../support/artifacts.ts'
import { nextOf, type Reply } from '../support/ask.ts'

let api: Api

const THINGS = [
  [
    'antikythera',
    { artifact_name: 'Antikythera Mechanism', artifact_type: 'Tools', created_at: '150–60 BC' },
  ],
  [
    'moai',
    { artifact_name: 'Moai Hoa Hakananaiʻa', artifact_type: 'Sculptures', created_at: 'c. AD 1000–1200' },
  ],
  ['vase', { artifact_name: 'Vase', artifact_type: 'Tools', created_at: '1720-1730', artifact_image: '' }],
  ['krater', { artifact_name: 'Krater', artifact_type: 'Tools', created_at: '5th century BC' }],
  [
    'undated',
    { artifact_name: 'Spoon', artifact_type: 'Tools', created_at: 'n.d.', present_location: 'Berlin' },
  ],
] as const

beforeAll(async () => {
  api = await startApi()
  for (const [id, fields] of THINGS) await storeArtifact(api.store.db, { id, uid: 'somebody', fields })
})

const answerOf = (reply: Reply): SearchResponse => {
  expect({ status: reply.status, text: reply.text }).toMatchObject({ status: 200 })
  return parseAnswer('search', reply.body)
}
const search = async (query: string, on: Pick<Api, 'ask'> = api) =>
  answerOf(await on.ask('GET', `/search?${query}`))
const idsOf = ({ results }: SearchResponse) => results.map(({ _id }) => _id)

describe('a search', () => {
  it('without a text lists all artifacts by name', async () => {
    const answer = await search('')
    expect(idsOf(answer)).toEqual(['antikythera', 'krater', 'moai', 'undated', 'vase'])
    expect(answer).toMatchObject({
      total: 5,
      read_as: null,
      years: { begin: -500, end: 1730 },
      facets: {
        type: [
          ['Tools', 4],
          ['Sculptures', 1],
        ],
        century: [
          [-5, 1],
          [-2, 1],
          [-1, 1],
          [11, 1],
          [12, 1],
          [18, 1],
        ],
        place: [
          ['London', 4],
          ['Berlin', 1],
        ],
        picture: 4,
      },
    })
  })

  it('corrects a typo, and returns the interpreted text', async () => {
    const answer = await search('q=antikithera')
    expect(answer.results).toEqual([
      { _id: 'antikythera', artifact_name: 'Antikythera Mechanism', match: 'near' },
    ])
    expect(answer.read_as).toBe('antikythera')
  })

  it('returns the matching text with marked words if it is not the name', async () => {
    const answer = await search('q=berlin+spoon')
    expect(answer.results).toEqual([
      {
        _id: 'undated',
        artifact_name: 'Spoon',
        match: 'exact',
        found_in: { field: 'present_location', excerpt: 'Berlin', marks: [[0, 6]] },
      },
    ])
  })

  it('ignores apostrophes and accents, like the search by name', async () => {
    expect(idsOf(await search('q=hoa+hakananaia'))).toEqual(['moai'])
    const { body } = await api.ask('GET', '/artifacts?name=hoa%20hakananaia')
    expect(body).toMatchObject([{ _id: 'moai' }])
  })

  it('finds synonyms after exact words', async () => {
    const answer = await search('q=vases')
    expect(answer.results.map(({ _id, match }) => [_id, match])).toEqual([
      ['vase', 'exact'],
      ['krater', 'near'],
    ])
    expect(answer.read_as).toBeNull()
  })

  it('counts each facet without its own filter', async () => {
    const answer = await search('type=Tools&century=-5&picture=1')
    expect(idsOf(answer)).toEqual(['krater'])
    expect(answer.facets.type).toEqual([['Tools', 1]])
    expect(answer.facets.century).toEqual([
      [-5, 1],
      [-2, 1],
      [-1, 1],
    ])
    expect((await search('type=Sculptures')).facets.type).toEqual([
      ['Tools', 4],
      ['Sculptures', 1],
    ])
    expect((await search('from=-100&to=1100')).facets.century.map(([century]) => century)).toEqual([
      -5, -2, -1, 11, 12, 18,
    ])
  })

  it('divides the time of all artifacts into bins, and counts its results in them', async () => {
    expect((await search('')).timeline).toEqual([])
    const { timeline } = await search('type=Sculptures&bins=12')
    expect([timeline[0]?.begin, timeline.at(-1)?.end]).toEqual([-500, 1730])
    const withResults = timeline.filter(({ count }) => count > 0)
    expect(withResults.every(({ begin, end }) => begin <= 1200 && end >= 1000)).toBe(true)
    const reply = await api.ask('GET', '/search?bins=61')
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'bins' }] } })
  })

  it('filters by years, places and adders', async () => {
    expect(idsOf(await search('from=-100&to=1100'))).toEqual(['antikythera', 'moai'])
    expect(idsOf(await search('place=Berlin'))).toEqual(['undated'])
    expect((await search('adder=ada')).total).toBe(5)
    expect((await search('adder=bob')).total).toBe(0)
  })

  it.each([
    ['oldest', ['krater', 'antikythera', 'moai', 'vase', 'undated']],
    ['youngest', ['vase', 'moai', 'antikythera', 'krater', 'undated']],
    ['name-desc', ['vase', 'undated', 'moai', 'krater', 'antikythera']],
    ['date-asc', ['antikythera', 'moai', 'vase', 'krater', 'undated']],
  ])('sorts by %s, page by page', async (sort, expected) => {
    const found: string[] = []
    let path: string | null = `/search?sort=${sort}&limit=2`
    while (path) {
      const reply: Reply = await api.ask('GET', path)
      found.push(...idsOf(answerOf(reply)))
      path = nextOf(reply)
    }
    expect(found).toEqual(expected)
  })

  it.each([
    ['type=Spoons', 'type'],
    ['century=0', 'century'],
    ['from=then', 'from'],
    ['q=a&q=b', 'q'],
    ['limit=0', 'limit'],
    ['cursor=x', 'cursor'],
    [`q=${'a'.repeat(201)}`, 'q'],
  ])('is refused with the name of what is wrong: %s', async (query, field) => {
    const reply = await api.ask('GET', `/search?${query}`)
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field }] } })
  })

  it('may be cached by the CDN for visitors only', async () => {
    const { token } = await signUp()
    const cacheOf = async (asked = {}) =>
      (await api.ask('GET', '/search?q=vase', asked)).headers.get('cache-control')
    expect(await cacheOf()).toBe('public, max-age=0, s-maxage=30')
    expect(await cacheOf({ token })).toBe('no-store')
    const refused = await api.ask('GET', '/search?century=0')
    expect(refused.headers.get('cache-control')).toBe('no-store')
  })

  it('reads no document while the index is fresh', async () => {
    const warm = await startFunction(api.store, { SEARCH_STALE_MS: '600000' })
    await search('', warm)
    const before = await api.store.usage()
    for (const query of ['', 'q=antikithera', 'q=vase&type=Tools', 'sort=oldest']) await search(query, warm)
    await warm.ask('GET', '/similar/vase')
    const after = await api.store.usage()
    expect(after.documentsRead - before.documentsRead).toBe(0)
  })
})

describe('similar artifacts', () => {
  it('are sorted by similarity, and empty for an unknown one', async () => {
    const similar = parseAnswer('similar', (await api.ask('GET', '/similar/krater')).body)
    expect(similar.results.map(({ _id }) => _id)).toHaveLength(4)
    expect(similar.results.map(({ _id }) => _id)).not.toContain('krater')
    expect((await api.ask('GET', '/similar/nothing')).body).toEqual({ results: [] })
    expect((await api.ask('GET', '/similar/a%20b')).body).toEqual({ results: [] })
  })
})

describe('neighbours in time', () => {
  const stepsFrom = async (id: string) => {
    const { before, after } = parseAnswer('neighbours', (await api.ask('GET', `/neighbours/${id}`)).body)
    return [before?._id, after?._id]
  }

  it('lead through all dated artifacts, the oldest first, and back', async () => {
    const walk = async (from: string, direction: 0 | 1): Promise<string[]> => {
      const next = (await stepsFrom(from))[direction]
      return next === undefined ? [from] : [from, ...(await walk(next, direction))]
    }
    const { results } = await search('sort=oldest&from=-1000000')
    const forth = await walk(results[0]?._id ?? '', 1)
    expect(forth.toSorted()).toEqual(results.map(({ _id }) => _id).toSorted())
    expect(await walk(forth.at(-1) ?? '', 0)).toEqual(forth.toReversed())
  })

  it('are none for an unknown and an undated artifact', async () => {
    for (const id of ['nothing', 'a%20b', 'undated'])
      expect(await stepsFrom(id)).toEqual([undefined, undefined])
  })
})
