import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { SORT_NAMES } from '@tracker/domain/artifact/sorts.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import { english } from '@tracker/domain/messages/message.ts'
import { nameContains } from '@tracker/domain/search/nameSearch.ts'
import { fold } from '@tracker/domain/text/fold.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CollectionSort, orderOf, sortsFor } from '../../web/src/features/collection/listParams.ts'
import type { PageParam } from '../../web/src/firebase/firestore/pagination.ts'
import { type Browsing, startBrowsing, STRANGER } from './browsing.ts'
import { validateRecord } from '../../tools/import/table/record.ts'
import { museumNames, seeded } from '../../tools/bench/search/museumNames.ts'
import { scaled } from '../support/scale.ts'

/**
 * Tests of the reads that the browser's own queries cost among many artifacts, counted as Firestore bills
 * them.
 */
const COUNT = scaled(20_000)
const SEED = 24_601
/**
 * Maximum reads besides results: counting up to five n-grams, and the extra document that shows a next page.
 */
const CONSTANT = 30

const names = museumNames(COUNT, SEED)
/** Name of an artifact of another user, the first by name and the last one added. */
const FOREIGN = '!!!'
let browsing: Browsing
let began: Date

beforeAll(async () => {
  began = new Date()
  browsing = await startBrowsing('demo-reads')
  const recordOf = (artifact_name: string, index: number) => {
    const value = { artifact_name, artifact_type: 'Tools', source_id: `generated:${index}` }
    const validated = validateRecord({ line: index, record: { ok: true, value } })
    if (!validated.ok) throw new Error(validated.refusal.reasons.map(english).join(' '))
    return validated.record
  }
  await browsing.load(names.map(recordOf))
  await browsing.load([recordOf(FOREIGN, COUNT)], STRANGER)
})

afterAll(() => browsing.close())

const browse: Browsing['browse'] = (...question) => browsing.browse(...question)

const matching = (text: string) => names.filter((name) => nameContains(name, text))

describe('opening Browse among many artifacts', () => {
  it.each(SORT_NAMES)('reads one page and one more, sorted %s', async (sort) => {
    const { page, reads } = await browse('', sort)
    expect(page.items).toHaveLength(PAGE_SIZE)
    expect(page.next).not.toBeNull()
    expect(reads).toBeLessThanOrEqual(PAGE_SIZE + 1)
  })
})

describe("a contributor's page with many artifacts", () => {
  it('reads the page that it shows, and so does each next one', async () => {
    const first = await browsing.own(undefined, null, true)
    const next = await browsing.own(undefined, first.page.next, true)
    for (const { page, reads } of [first, next]) {
      expect(page.items).toHaveLength(PAGE_SIZE)
      expect(page.next).not.toBeNull()
      expect(reads).toBe(PAGE_SIZE)
    }
  })
})

describe('My Artifacts with many own ones', () => {
  const shownFor = (sort: CollectionSort, start: string, param: PageParam<Artifact> | null = null) =>
    browsing.own(orderOf({ q: '', sort, start }) ?? undefined, param)
  const inOrder = names.map(fold).toSorted((a, b) => (a < b ? -1 : 1))

  it.each(sortsFor(''))('reads one page and one more, sorted %s', async (sort) => {
    const { page, reads } = await shownFor(sort, '')
    expect(page.items).toHaveLength(PAGE_SIZE)
    expect(page.items.map(({ artifact_name }) => artifact_name)).not.toContain(FOREIGN)
    expect(reads).toBe(PAGE_SIZE + 1)
    const more = await shownFor(sort, '', page.next)
    expect(more.page.items).toHaveLength(PAGE_SIZE)
    expect(more.page.items[0]?._id).not.toBe(page.items.at(-1)?._id)
    expect(more.reads).toBeLessThanOrEqual(PAGE_SIZE)
  })

  it.each(['c', 'm', 's', '0', 'other'])(
    'a jump to %j reads as much, and goes on from there',
    async (start) => {
      const bound = start === 'other' ? '{' : start
      const expected = inOrder.filter((name) => name >= bound)
      const { page, reads } = await shownFor('name-asc', start)
      expect(page.items.map((item) => fold(item.artifact_name))).toEqual(expected.slice(0, PAGE_SIZE))
      expect(reads).toBeLessThanOrEqual(PAGE_SIZE + 1)
      const more = await shownFor('name-asc', start, page.next)
      const next = more.page.items.map((item) => fold(item.artifact_name))
      expect(next).toEqual(page.next === null ? next : expected.slice(PAGE_SIZE, 2 * PAGE_SIZE))
    },
  )

  it.each(['c', 'f'])('from the end a jump to %j begins with the last of its names', async (start) => {
    const { page, reads } = await shownFor('name-desc', start)
    const expected = inOrder.filter((name) => name < `${start}\uF8FF`).toReversed()
    expect(page.items.map((item) => fold(item.artifact_name))).toEqual(expected.slice(0, PAGE_SIZE))
    expect(expected[0]?.startsWith(start)).toBe(true)
    expect(reads).toBe(PAGE_SIZE + 1)
  })

  it('a jump to a month has nothing of a later one, and nothing of an earlier one the other way round', async () => {
    const text = (date: Date) => `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}`
    const before = text(new Date(began.getFullYear(), began.getMonth() - 1, 1))
    expect((await shownFor('date-desc', text(new Date()))).page.items).toHaveLength(PAGE_SIZE)
    expect((await shownFor('date-desc', before)).page.items).toEqual([])
    expect((await shownFor('date-asc', before)).page.items).toHaveLength(PAGE_SIZE)
  })
})

describe('a search among many artifacts', () => {
  it.each([
    'a',
    'é',
    'an',
    'SIN',
    'vase',
    'Vases',
    'relief',
    'amulet o',
    'figure of Isis',
    'chariot',
    'zzz',
    'q',
    '(1',
    'für könige',
    'of the virgin',
    'with handle (2',
  ])('for %j reads at most three times what it shows', async (text) => {
    const { page, reads } = await browse(text)
    const expected = matching(text).toSorted((a, b) => (fold(a) < fold(b) ? -1 : 1))
    expect(page.items.map((item) => fold(item.artifact_name))).toEqual(expected.slice(0, PAGE_SIZE).map(fold))
    expect(reads).toBeLessThanOrEqual(3 * page.items.length + CONSTANT)
  })

  it(`for any part of a name reads at most three times what it shows (seed ${SEED})`, async () => {
    const below = seeded(SEED)
    for (let round = 0; round < 60; round += 1) {
      const name = names[below(COUNT)] ?? ''
      const start = below(Math.max(1, name.length - 3))
      const text = name.slice(start, start + 1 + below(16)).trim()
      const { page, reads } = await browse(text, SORT_NAMES[round % 4])
      const shown = Math.min(PAGE_SIZE, matching(text).length)
      expect.soft(page.items, `search for ${JSON.stringify(text)}`).toHaveLength(shown)
      expect.soft(reads, `search for ${JSON.stringify(text)}`).toBeLessThanOrEqual(3 * shown + CONSTANT)
    }
  })
})
