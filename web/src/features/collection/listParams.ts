/** List parameters of My Artifacts. They are in the address, so that Back and reload restore them. */
import { t } from '@lingui/core/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { dateFormat } from '#i18n/format.ts'
import { QUERY_TEXT_MAX } from '@tracker/domain/limits.ts'
import {
  DEFAULT_OWN_SORT,
  labelOfOwn,
  OWN_SORTS,
  type OwnSort,
  ownOrder,
} from '#firebase/artifacts/ownOrders.ts'
import type { OwnOrder } from '#firebase/artifacts/artifactQueries.ts'

/** A search can also be sorted by relevance. */
export type CollectionSort = OwnSort | 'best'

export interface ListParams {
  /** The search text; empty for the whole list. */
  readonly q: string
  readonly sort: CollectionSort
  /** Start of the list: a letter, or a month such as 2026-03; empty for the beginning. */
  readonly start: string
}

/** Searches cannot be sorted by likes, because the index has none. */
const SEARCH_SORTS: readonly CollectionSort[] = ['best', ...OWN_SORTS.filter((sort) => sort !== 'likes')]

/** Returns the available sort orders; the first one is the default. */
export const sortsFor = (q: string): readonly CollectionSort[] => (q === '' ? OWN_SORTS : SEARCH_SORTS)

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')
/** Start values for names that do not begin with a letter: before A, and after Z. */
const DIGITS = '0'
const OTHERS = 'other'
const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/

const isByName = (sort: CollectionSort) => sort.startsWith('name')
const isByDate = (sort: CollectionSort) => sort.startsWith('date')

function isStart(start: string, sort: CollectionSort): boolean {
  if (isByName(sort)) return [DIGITS, ...LETTERS, OTHERS].includes(start)
  return isByDate(sort) && MONTH.test(start)
}

/** Parses the parameters of an address. Invalid ones get their defaults. */
export function readListParams(params: URLSearchParams): ListParams {
  const q = (params.get('q') ?? '').trim().slice(0, QUERY_TEXT_MAX)
  const sorts = sortsFor(q)
  const sort = sorts.find((one) => one === params.get('sort')) ?? sorts[0] ?? DEFAULT_OWN_SORT
  const start = params.get('start') ?? ''
  return { q, sort, start: q === '' && isStart(start, sort) ? start : '' }
}

/** Returns the parameters after a change. A change of the order resets the start. */
export function toSearchParams(before: ListParams, change: Partial<ListParams>): URLSearchParams {
  const next = { ...before, start: '', ...change }
  // The default order is omitted.
  const isChosen = change.sort !== undefined || before.sort !== sortsFor(before.q)[0]
  const sort = isChosen && next.sort !== sortsFor(next.q)[0] ? next.sort : ''
  return new URLSearchParams(
    Object.entries({ q: next.q, sort, start: next.start }).filter(([, text]) => text),
  )
}

/** As a suffix, sorts after all texts with the same prefix. */
const LAST = '\uF8FF'

/** Returns the value of the sort field at which the list starts; null for the beginning. */
function startValue({ sort, start }: ListParams): OwnOrder['start'] {
  const isDown = sort.endsWith('desc')
  const month = MONTH.exec(start)
  // A descending list starts at the end of the month, or at the last name with the letter.
  if (month) return new Date(Number(month[1]), Number(month[2]) - (isDown ? 0 : 1), 1)
  if (start === '') return null
  if (start === OTHERS) return isDown ? null : '{'
  return isDown ? `${start === DIGITS ? '9' : start}${LAST}` : start
}

/** Returns the label of a sort order. */
export const labelOf = (sort: CollectionSort): string =>
  sort === 'best' ? t`Best Match` : translateDomainText(labelOfOwn(sort))

/** Returns the order of the list; null for a search. */
export function orderOf(params: ListParams): OwnOrder | null {
  const { q, sort } = params
  return q !== '' || sort === 'best' ? null : ownOrder(sort, startValue(params))
}

export interface Start {
  readonly value: string
  readonly label: string
}

const month = dateFormat({ month: 'long', year: 'numeric' })
/** Maximum number of months in the menu. */
const MONTHS_MAX = 240

/** Returns the months between two times, newest first. */
function monthsBetween(since: Date, until: Date): Start[] {
  const count = (until.getFullYear() - since.getFullYear()) * 12 + until.getMonth() - since.getMonth() + 1
  return Array.from({ length: Math.min(Math.max(count, 0), MONTHS_MAX) }, (_, back) => {
    const first = new Date(until.getFullYear(), until.getMonth() - back, 1)
    const value = `${first.getFullYear()}-${String(first.getMonth() + 1).padStart(2, '0')}`
    return { value, label: month(first) }
  })
}

/**
 * Returns the possible starts of a list in its order; none if there would be no choice.
 * @param since time of the oldest artifact; undefined if unknown
 */
export function startsFor(sort: CollectionSort, since: Date | undefined, now = new Date()): readonly Start[] {
  const inOrder = (starts: readonly Start[], isTurned: boolean) => (isTurned ? starts.toReversed() : starts)
  if (isByName(sort)) {
    const letters = LETTERS.map((letter) => ({ value: letter, label: letter.toUpperCase() }))
    const all = [{ value: DIGITS, label: '0–9' }, ...letters, { value: OTHERS, label: t`After Z` }]
    return inOrder(all, sort === 'name-desc')
  }
  const months = isByDate(sort) && since ? monthsBetween(since, now) : []
  return months.length > 1 ? inOrder(months, sort === 'date-asc') : []
}
