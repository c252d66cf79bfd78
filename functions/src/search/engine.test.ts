import { isAt, placeParts } from '@tracker/domain/artifact/placeParts.ts'
import { wordsOf } from '@tracker/domain/text/words.ts'
import { centuriesOf } from '@tracker/domain/time/centuries.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SearchIndex } from '#search/engine.ts'
import type { Entry } from '#search/index/indexEntry.ts'
import type { Cursor } from '#search/results/bestResults.ts'
import { anEntry, queryOf } from '#search/testing/entries.ts'

/** Made-up words without plurals and synonyms that are not stop words. */
const WORDS = ['kaba', 'kabab', 'mikaba', 'tola', 'tolane', 'rentola', 'zir', 'zirin']
const DATES = ['', '150 BC', '3rd century BC', '79', '1648', '1640-tal', '100 BC to AD 150']

const record = fc.record({
  artifact_name: fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
    .map((all) => all.join(' ')),
  historical_context: fc.array(fc.constantFrom(...WORDS), { maxLength: 3 }).map((all) => all.join(', ')),
  artifact_type: fc.constantFrom('Tools', 'Writings', 'Weapons'),
  present_location: fc.constantFrom('Tate, London, UK', 'British Museum, London', 'Paris — Room 3', ''),
  created_at: fc.constantFrom(...DATES),
  artifact_image: fc.constantFrom('', 'https://example.com/a.png'),
  image_licence: fc.constantFrom('', 'CC BY 4.0', 'cc-by 4.0', 'Public domain', 'Ask us.'),
})
const collection = fc
  .array(record, { maxLength: 25 })
  .map((records) =>
    records.map((fields, at) => anEntry(`id${String(at).padStart(2, '0')}`, fields, at * 1_000)),
  )

/** An engine updated in several steps: some artifacts are replaced, one is removed. */
function engineOf(entries: readonly Entry[], pieces: number): SearchIndex {
  const engine = new SearchIndex()
  const stale = entries.slice(0, pieces).map(({ id }) => anEntry(id, { artifact_name: 'something else' }))
  for (const entry of stale) engine.put(entry)
  engine.put(anEntry('gone', { artifact_name: WORDS.join(' ') }))
  for (const entry of entries.slice(pieces)) engine.put(entry)
  engine.remove('gone')
  for (const entry of entries.slice(0, pieces)) engine.put(entry)
  return engine
}

const idsOf = (engine: SearchIndex, query: string) =>
  engine.search(queryOf(query), { limit: 100 }).response.results.map(({ _id }) => _id)

const has = ({ texts }: Entry, fits: (word: string) => boolean) =>
  texts.some(({ text }) => wordsOf(text).some(fits))
const isIn = (place: string, wanted: string) => isAt(placeParts(place), placeParts(wanted))
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id).toSorted()

describe('a search for words', () => {
  it('finds the same artifacts as a scan of all texts', () => {
    const texts = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(collection, texts, fc.nat({ max: 25 }), (entries, text, pieces) => {
        const engine = engineOf(entries, pieces)
        const begun = entries.filter((one) =>
          text.every((word) => has(one, (other) => other.startsWith(word))),
        )
        const within = ids(
          entries.filter((one) => text.every((word) => has(one, (other) => other.includes(word)))),
        )
        const { results, total } = engine.search(queryOf(`q=${text.join('+')}`), { limit: 100 }).response
        const exact = results.flatMap(({ _id, match }) => (match === 'exact' ? [_id] : [])).toSorted()
        expect(total).toBe(results.length)
        expect(exact).toEqual(expect.arrayContaining(ids(begun)))
        expect(within).toEqual(expect.arrayContaining(exact))
        // If enough artifacts have the words as written, no other readings are added.
        const found = results.map(({ _id }) => _id).toSorted()
        expect(begun.length >= 3 ? found : ids(begun)).toEqual(ids(begun))
        // Exact matches come first.
        const matches = results.map(({ match }) => match)
        expect(matches).toEqual(matches.toSorted())
      }),
    )
  })

  it('counts facets like a scan of all artifacts', () => {
    const filters = fc.constantFrom(
      '',
      'type=Tools',
      'century=17',
      'place=London',
      'place=Tate,+London',
      'picture=1',
      'licence=CC+BY+4.0&licence=Public+domain',
      'from=-200&to=80',
    )
    fc.assert(
      fc.property(collection, filters, filters, (entries, one, other) => {
        const query = `${one}&${other}`
        const parsed = queryOf(query)
        const isDated = (entry: Entry, century: number) => {
          const { first, last } = centuriesOf(entry)
          return first <= century && century <= last
        }
        const tests = {
          type: ({ type }: Entry) => parsed.type.length === 0 || parsed.type.some((one) => one === type),
          place: ({ place }: Entry) =>
            parsed.place.length === 0 || parsed.place.some((wanted) => isIn(place, wanted)),
          picture: ({ picture }: Entry) => !parsed.picture || picture !== '',
          licence: ({ licence }: Entry) => parsed.licence.length === 0 || parsed.licence.includes(licence),
          time: (entry: Entry) =>
            (parsed.century.length === 0 ||
              (entry.begin !== 0 && parsed.century.some((century) => isDated(entry, century)))) &&
            (parsed.from === undefined || (entry.begin !== 0 && entry.end >= parsed.from)) &&
            (parsed.to === undefined || (entry.begin !== 0 && entry.begin <= parsed.to)),
        }
        const passing = (left?: keyof typeof tests) =>
          entries.filter((entry) =>
            Object.entries(tests).every(([name, fits]) => name === left || fits(entry)),
          )
        const { response } = engineOf(entries, 5).search(parsed, { limit: 100 })
        expect(response.total).toBe(passing().length)
        expect(response.facets.picture).toBe(
          passing('picture').filter(({ picture }) => picture !== '').length,
        )
        for (const [name, count] of response.facets.type)
          expect(count).toBe(passing('type').filter(({ type }) => type === name).length)
        for (const [name, count] of response.facets.licence) {
          expect(['CC BY 4.0', 'Public domain']).toContain(name)
          expect(count).toBe(passing('licence').filter(({ licence }) => licence === name).length)
        }
        for (const [name, count] of response.facets.place)
          expect(count).toBe(passing('place').filter(({ place }) => isIn(place, name)).length)
        for (const { name, place, count } of response.facets.museum)
          expect(count).toBe(
            passing('place').filter((entry) => isIn(entry.place, `${name}, ${place}`)).length,
          )
        const dated = passing('time').filter(({ begin }) => begin !== 0)
        const centuries = new Map(response.facets.century)
        for (let century = -6; century <= 21; century += 1) {
          const count = dated.filter((entry) => century !== 0 && isDated(entry, century)).length
          expect([century, centuries.get(century) ?? 0]).toEqual([century, count])
        }
      }),
    )
  })

  it.each(['name-asc', 'name-desc', 'date-asc', 'date-desc', 'oldest', 'youngest', 'best'])(
    'returns each artifact once over all pages, by %s, while artifacts are removed and added',
    (sort) => {
      fc.assert(
        fc.property(
          collection,
          fc.integer({ min: 1, max: 7 }),
          fc.nat({ max: 25 }),
          (entries, limit, pieces) => {
            const engine = engineOf(entries, pieces)
            const parsed = queryOf(`q=${sort === 'best' ? 'kaba' : ''}&sort=${sort}`)
            const whole = engine.search(parsed, { limit: 100 }).response.results.map(({ _id }) => _id)
            const found: string[] = []
            let after: Cursor | null = null
            for (;;) {
              const { response, next }: ReturnType<SearchIndex['search']> = engine.search(parsed, {
                limit,
                after,
              })
              found.push(...response.results.map(({ _id }) => _id))
              if (!next) break
              after = next
              // Removing and re-adding the last artifact of a page does not invalidate its cursor.
              engine.remove(next.id)
              for (const entry of entries.filter(({ id }) => id === next.id)) engine.put(entry)
            }
            expect(found).toEqual(whole)
          },
        ),
        { numRuns: 40 },
      )
    },
  )

  it('accepts any text', () => {
    const engine = engineOf([anEntry('a', { artifact_name: 'Antikythera Mechanism' }), anEntry('b')], 1)
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    )
    fc.assert(
      fc.property(text, (q) => {
        const { response } = engine.search({ ...queryOf(''), q }, { limit: 24 })
        expect(response.total).toBe(response.results.length)
      }),
    )
  })
})

describe('a search text', () => {
  const engine = new SearchIndex()
  for (const entry of [
    anEntry('antikythera', {
      artifact_name: 'Antikythera Mechanism',
      historical_context: 'A Greek computer.',
    }),
    anEntry('terracotta', { artifact_name: 'Terracotta Army Warrior' }),
    anEntry('earrings', { artifact_name: 'Earrings with Doves' }),
    anEntry('tut', { artifact_name: 'Mask of Tutankhamun' }),
    anEntry('tsuba', { artifact_name: 'Tsuba', short_description: 'Signature: 正阿弥勝義' }),
    anEntry('coffeepot', { artifact_name: 'Coffeepot' }),
    anEntry('cup', { artifact_name: 'Coffee Cup' }),
    anEntry('pot', { artifact_name: 'Painted Pot' }),
    anEntry('gun', { artifact_name: 'Wheellock Pistol', short_description: 'With a walnut stock.' }),
  ])
    engine.put(entry)
  it.each([
    ['antikithera', ['antikythera'], 'antikythera'],
    ['that greek computr', ['antikythera'], 'that greek computer'],
    ['antikytheramechanism', ['antikythera'], 'antikythera mechanism'],
    ['ear rings', ['earrings'], null],
    ['tsu ba', ['tsuba'], 'tsuba'],
    ['coffee pot', ['coffeepot'], null],
    ['king tut', ['tut'], null],
    ['zzzz mask', ['tut'], null],
    ['勝義', ['tsuba'], null],
    ['勝', ['tsuba'], null],
    ['kythera', ['antikythera'], null],
    ['', ['antikythera', 'cup', 'coffeepot', 'earrings', 'tut', 'pot', 'terracotta', 'tsuba', 'gun'], null],
    ['!!', [], null],
  ])('%j finds %j, read as %j', (q, found, readAs) => {
    const { response } = engine.search(
      { ...queryOf(''), q, sort: q === '' ? 'name-asc' : 'best' },
      { limit: 24 },
    )
    expect(response.results.map(({ _id }) => _id)).toEqual(found)
    expect(response.read_as).toBe(readAs)
  })

  it('that equals a name finds it before longer names', () => {
    const vases = new SearchIndex()
    for (const entry of [
      'Vase with a long name and flowers',
      'Vase',
      'Vase with handles',
      'Cup like a vase',
    ].map((artifact_name, at) => anEntry(`v${at}`, { artifact_name })))
      vases.put(entry)
    expect(idsOf(vases, 'q=vase')[0]).toBe('v1')
  })
})

describe('a contributor', () => {
  const uids = fc.array(fc.constantFrom('ada', 'bob', 'eve'), { minLength: 25, maxLength: 25 })
  const peopled = fc
    .tuple(collection, uids)
    .map(([entries, whose]) =>
      entries.map((entry, at) => ({ ...entry, contributor: whose[at] ?? '', adder: `Name ${at}` })),
    )

  it('has the name, time and count that a scan of all artifacts finds', () => {
    fc.assert(
      fc.property(peopled, fc.nat({ max: 25 }), (entries, pieces) => {
        const engine = engineOf(entries, pieces)
        for (const uid of ['ada', 'bob', 'nobody']) {
          const theirs = entries.filter(({ contributor }) => contributor === uid)
          const [oldest, newest] = [theirs[0], theirs.at(-1)]
          expect(engine.contributor(uid)).toEqual(
            oldest && newest ? { name: newest.adder, since: oldest.addedAt, artifacts: theirs.length } : null,
          )
          expect(idsOf(engine, `contributor=${uid}`).toSorted()).toEqual(ids(theirs))
        }
      }),
    )
  })
})
