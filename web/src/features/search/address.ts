/** What Browse is asked, as its address says it: Back returns to it, and a link to it shows the same. */
import { DEFAULT_SORT, parseSort } from '@tracker/domain/artifact/sorts.ts'
import { centuryText, rangeText } from '@tracker/domain/time/centuries.ts'
import { QUERY_TEXT_MAX } from '@tracker/domain/limits.ts'
import {
  type SearchQuery,
  type SearchSort,
  toSearchParams,
  parseSearchQuery,
} from '@tracker/domain/search/searchQuery.ts'

export interface Filters extends Omit<SearchQuery, 'q' | 'sort'> {
  /** Words about who found it, which are searched for in all texts; empty: anybody. */
  readonly discoverer: string
}

export interface Browsing {
  /** What is looked for in names. */
  readonly name: string
  readonly sort: SearchSort
  readonly filters: Filters
}

/** The parameters that can be read; others are left out, as if nobody had asked. */
function readValid(params: URLSearchParams): SearchQuery {
  const question = parseSearchQuery(params)
  if (question.ok) return question.value
  const isWrong = (name: string) => question.errors.some(({ field }) => field === name)
  return readValid(new URLSearchParams([...params].filter(([name]) => !isWrong(name))))
}

const wordsOf = (...texts: string[]) => texts.filter(Boolean).join(' ').slice(0, QUERY_TEXT_MAX)

export const NO_FILTERS: Filters = (({ q: _q, sort: _sort, ...filters }) => ({ ...filters, discoverer: '' }))(
  readValid(new URLSearchParams()),
)

/** Whether any filter holds. */
export function isFiltered(filters: Filters): boolean {
  const { type, century, place, adder, contributor, discoverer, picture, from, to } = filters
  const lists: readonly unknown[][] = [[...type], [...century], [...place]]
  return (
    lists.some((list) => list.length > 0) ||
    Boolean(adder || contributor || discoverer || picture || from || to)
  )
}

/** Without filters the specified list is shown, in one of its own orders. */
export function readBrowsing(address: URLSearchParams): Browsing {
  const params = new URLSearchParams(address)
  const name = (params.get('name') ?? '').trim()
  const discoverer = (params.get('discoverer') ?? '').trim().slice(0, QUERY_TEXT_MAX)
  params.set('q', wordsOf(name, discoverer))
  const { q: _q, sort, ...valid } = readValid(params)
  const filters = { ...valid, discoverer }
  return { name, filters, sort: isFiltered(filters) ? sort : parseSort(address.get('sort')) }
}

/** The order that is meant when an address says none. */
export function defaultSort({ name, filters }: Omit<Browsing, 'sort'>): SearchSort {
  return isFiltered(filters) && wordsOf(name, filters.discoverer) !== '' ? 'best' : DEFAULT_SORT
}

/** What the search is asked; beside the specified list, whose order is another, it answers with the best first. */
export function questionOf({ name, sort, filters: { discoverer, ...filters } }: Browsing): SearchQuery {
  const q = wordsOf(name, discoverer)
  const isBeside = !isFiltered({ ...filters, discoverer })
  return { ...filters, q, sort: isBeside && q !== '' ? 'best' : sort }
}

/** The address of a browse: what is as usual is left out. */
export function browsingParams(browsing: Browsing): URLSearchParams {
  const { name, sort, filters } = browsing
  const { discoverer, ...rest } = filters
  return new URLSearchParams([
    ...Object.entries({ name, sort: sort === defaultSort(browsing) ? '' : sort }).filter(([, text]) => text),
    ...toSearchParams(rest),
    ...(discoverer === '' ? [] : [['discoverer', discoverer]]),
  ])
}

/** What is asked next: an order that was nobody's choice stays nobody's choice, and one that is not there any more is left. */
export function changed(before: Browsing, change: Partial<Browsing>): Browsing {
  const next = { ...before, ...change }
  const isChosen = change.sort !== undefined || before.sort !== defaultSort(before)
  const sort = isChosen ? next.sort : defaultSort(next)
  return { ...next, sort: isFiltered(next.filters) ? sort : parseSort(sort) }
}

/** A filter that holds, and what the filters are without it. */
export interface AppliedFilter {
  readonly label: string
  readonly without: Filters
}

const omit = <T>(list: readonly T[], value: T) => list.filter((one) => one !== value)

/** Every filter that holds, by itself. */
export function appliedFilters(filters: Filters): AppliedFilter[] {
  const { type, century, place, adder, contributor, discoverer, picture, from, to } = filters
  const one = (label: string, change: Partial<Filters>) => ({ label, without: { ...filters, ...change } })
  return [
    ...type.map((value) => one(value, { type: omit(type, value) })),
    ...(from || to ? [one(rangeText(from, to), { from: undefined, to: undefined })] : []),
    ...century.map((value) => one(centuryText(value), { century: omit(century, value) })),
    ...place.map((value) => one(value, { place: omit(place, value) })),
    ...(picture ? [one('With a picture', { picture: false })] : []),
    ...(discoverer ? [one(`Discovered by ${discoverer}`, { discoverer: '' })] : []),
    ...(adder ? [one(`Added by ${adder}`, { adder: '' })] : []),
    ...(contributor ? [one('Of one contributor', { contributor: '' })] : []),
  ]
}
