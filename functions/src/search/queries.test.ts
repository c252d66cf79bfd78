import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { outdatedIn } from '#admin/searchIndex.ts'
import { SearchIndex } from '#search/engine.ts'
import { anEntry, queryOf } from '#search/testing/entries.ts'

const engine = new SearchIndex()
for (const entry of [
  anEntry('oldMan', { artifact_name: 'Old Man with a Staff' }),
  anEntry('map', { artifact_name: 'Map of Crete', created_at: '1705' }),
  anEntry('karta', { artifact_name: 'Karta över Finland' }),
  anEntry('tapestry', { artifact_name: 'The Hunt', short_description: 'Tapestries. Medium: woven silk.' }),
  anEntry('lamp', { artifact_name: 'Lamp', historical_context: 'Culture: Roman. Found in Köln.' }),
  anEntry('glass', { artifact_name: 'Jug', historical_context: 'Culture: Roman. Medium: glass.' }),
  anEntry('vase1750', { artifact_name: 'Vase', created_at: '1750' }),
  anEntry('vase18', { artifact_name: 'Vase', created_at: '18th century' }),
  anEntry('vase1760', { artifact_name: 'Vase', created_at: '1740-1760' }),
  anEntry('vase1300', { artifact_name: 'Vase', created_at: '14th century' }),
  anEntry('breviary', { artifact_name: 'Leaf from Breviary' }),
  anEntry('brevity', { artifact_name: 'Ode to Brevery' }),
  anEntry('bathing', { artifact_name: 'Khusraw Watching Shirin Bathing' }),
  anEntry('gallery', {
    artifact_name: 'Plan',
    present_location: 'Art Gallery',
    artifact_type: 'Documents',
  }),
  anEntry('galle', { artifact_name: 'Plan', discovered_by: 'Emile Gallé', artifact_type: 'Documents' }),
])
  engine.put(entry)
const responseTo = (q: string) => engine.search({ ...queryOf(''), q, sort: 'best' }, { limit: 24 }).response
const idsOf = (q: string) => responseTo(q).results.map(({ _id }) => _id)

describe('a query of several words', () => {
  it.each([
    ['old map', ['map', 'karta'], 'a known word is not respelt, and a vague one counts little'],
    ['what is the map of crete', ['map'], 'stop words are left out'],
    ['khusraw watches shirin bathe', ['bathing'], 'inflections are found'],
    ['weaving', ['tapestry'], 'a word family is found'],
    ['textile', ['tapestry'], 'narrower terms are found'],
    ['Bildteppiche', ['tapestry'], 'a German plural is found by its English word'],
    ['vase 1750', ['vase1750', 'vase1760', 'vase18'], 'years match dates, the narrowest first'],
    ['vase 14th century', ['vase1300'], 'a century is one concept'],
    ['roman glass from cologne', ['glass', 'lamp'], 'most of the words are enough if none has all'],
    ['leaf brevery', ['breviary'], 'a typo that some record has is a word'],
    ['galle plan', ['galle', 'gallery'], 'a whole word comes before one that begins with it'],
  ])('%j finds %j first: %s', (q, ids) => {
    expect(new Set(idsOf(q).slice(0, ids.length))).toEqual(new Set(ids))
    expect(idsOf(q)[0]).toBe(ids[0])
  })

  it('is corrected towards words that occur together with the others', () => {
    expect(responseTo('leaf breviery')).toMatchObject({
      results: [{ _id: 'breviary' }],
      read_as: 'leaf breviary',
    })
    expect(responseTo('ode breviery').read_as).toBe('ode brevery')
  })
})

describe('a search', () => {
  it('finds the same after other searches, also in another index', async () => {
    const small = new SearchIndex()
    small.put(anEntry('map', { artifact_name: 'Map' }))
    const texts = ['leaf breviery', 'vase 1750', 'J. Map', 'roman glass from cologne', 'textile', 'ode']
    const other = fc.tuple(fc.constantFrom(engine, small), fc.constantFrom(...texts))
    await fc.assert(
      fc.asyncProperty(fc.array(other, { minLength: 1 }), fc.constantFrom(...texts), async (others, q) => {
        const alone = await SearchIndex.load(await engine.serialize())
        const query = queryOf(`q=${q}`)
        const first = alone.search(query, { limit: 24 })
        for (const [index, text] of others) index.search(queryOf(`q=${text}`), { limit: 24 })
        expect(engine.search(query, { limit: 24 })).toEqual(first)
      }),
      { numRuns: 25 },
    )
  })
})

describe('the work for a query is limited', () => {
  const nonsense = (count: number) =>
    Array.from({ length: count }, (_, at) => `qq${'q'.repeat(at)}`).join(' ')
  const totalOf = (q: string) => responseTo(q).total

  it('to the correction of five words', () => {
    expect(totalOf(`${nonsense(4)} breviery`)).toBe(2)
    expect(totalOf(`${nonsense(5)} breviery`)).toBe(0)
  })

  it('to 16 concepts', () => {
    expect(totalOf(`${nonsense(15)} tapestry`)).toBe(1)
    expect(totalOf(`${nonsense(16)} tapestry`)).toBe(0)
  })
})

describe('a result', () => {
  it('returns the matching text with the words marked, unless it is the name', () => {
    expect(responseTo('silk hunt').results).toEqual([
      {
        _id: 'tapestry',
        artifact_name: 'The Hunt',
        match: 'exact',
        found_in: { field: 'short_description', excerpt: 'Medium: woven silk.', marks: [[14, 18]] },
      },
    ])
    expect(responseTo('hunt').results).toEqual([
      { _id: 'tapestry', artifact_name: 'The Hunt', match: 'exact' },
    ])
  })

  it('shows the part of a long text that has the first marked word', () => {
    const long = `${'lorem ipsum '.repeat(40)}a griffin stands ${'dolor sit '.repeat(40)}`
    const other = new SearchIndex()
    other.put(anEntry('long', { short_description: long }))
    const [result] = other.search(queryOf('q=griffins'), { limit: 24 }).response.results
    const { excerpt = '', marks = [] } = result?.found_in ?? {}
    expect(excerpt.length).toBeLessThanOrEqual(160)
    expect(marks.map(([start, end]) => excerpt.slice(start, end))).toEqual(['griffin'])
  })
})

describe('a stored index', () => {
  it('returns the same results after loading, and applies changes', async () => {
    const loaded = await SearchIndex.load(await engine.serialize())
    expect(outdatedIn(loaded, engine)).toEqual([])
    for (const q of ['old map', 'weaving', 'leaf breviery', 'vase 1750', ''])
      expect(loaded.search(queryOf(`q=${q}`), { limit: 24 })).toEqual(
        engine.search(queryOf(`q=${q}`), { limit: 24 }),
      )
    loaded.remove('map')
    loaded.put(anEntry('new', { artifact_name: 'Hydria' }))
    const found = (q: string) => loaded.search(queryOf(`q=${q}`), { limit: 24 }).response.total
    expect([loaded.size, found('hydria'), found('crete')]).toEqual([engine.size, 1, 0])
  })

  it('is rejected if it is truncated', async () => {
    const bytes = await engine.serialize()
    for (let length = 0; length < bytes.length; length += 7)
      await expect(SearchIndex.load(bytes.subarray(0, length))).rejects.toBeInstanceOf(Error)
  })
})
