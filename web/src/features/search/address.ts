/** The state of Browse in its address. */
import { translateDomainText, typeText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { DEFAULT_SORT, parseSort } from '@tracker/domain/artifact/sorts.ts'
import { centuryText, millenniumText, rangeText } from '@tracker/domain/time/centuries.ts'
import { QUERY_TEXT_MAX } from '@tracker/domain/limits.ts'
import {
  type SearchQuery,
  type SearchSort,
  toSearchParams,
  parseSearchQuery,
} from '@tracker/domain/search/searchQuery.ts'

export interface Filters extends Omit<SearchQuery, 'q' | 'sort'> {
  /** Text about the discoverer, searched in all fields; empty for any. */
  readonly discoverer: string
}

export interface Browsing {
  /** Text to search for in names. */
  readonly name: string
  readonly sort: SearchSort
  readonly filters: Filters
  /** True to list only names that contain the text, without further results of the full-text search. */
  readonly isExact: boolean
}

/** Parses the parameters. Ignores invalid ones. */
function readValid(params: URLSearchParams): SearchQuery {
  const query = parseSearchQuery(params)
  if (query.ok) return query.value
  const isWrong = (name: string) => query.errors.some(({ field }) => field === name)
  return readValid(new URLSearchParams([...params].filter(([name]) => !isWrong(name))))
}

const wordsOf = (...texts: string[]) => texts.filter(Boolean).join(' ').slice(0, QUERY_TEXT_MAX)

export const NO_FILTERS: Filters = (({ q: _q, sort: _sort, ...filters }) => ({ ...filters, discoverer: '' }))(
  readValid(new URLSearchParams()),
)

/** Returns true if any filter is set. */
export const isFiltered = (filters: Filters): boolean =>
  Object.values(filters).some((value) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))

/** Parses an address. Without filters, only the specified sort orders are valid. */
export function parseBrowsing(address: URLSearchParams): Browsing {
  const params = new URLSearchParams(address)
  const name = (params.get('name') ?? '').trim()
  const discoverer = (params.get('discoverer') ?? '').trim().slice(0, QUERY_TEXT_MAX)
  params.set('q', wordsOf(name, discoverer))
  const { q: _q, sort, ...valid } = readValid(params)
  const filters = { ...valid, discoverer }
  const isNarrowed = isFiltered(filters)
  return {
    name,
    filters,
    sort: isNarrowed ? sort : parseSort(address.get('sort')),
    isExact: !isNarrowed && name !== '' && address.get('exact') === '1',
  }
}

/** Returns the sort order of an address without one. */
export function defaultSort({ name, filters }: Pick<Browsing, 'name' | 'filters'>): SearchSort {
  return isFiltered(filters) && wordsOf(name, filters.discoverer) !== '' ? 'best' : DEFAULT_SORT
}

/**
 * Returns the query for the full-text search. Related results, below the specified list, are sorted by
 * relevance.
 */
export function toSearchQuery({
  name,
  sort,
  filters: { discoverer, ...filters },
}: Pick<Browsing, 'name' | 'sort' | 'filters'>): SearchQuery {
  const q = wordsOf(name, discoverer)
  const isBeside = !isFiltered({ ...filters, discoverer })
  return { ...filters, q, sort: isBeside && q !== '' ? 'best' : sort }
}

/** Serializes the state. Omits defaults. */
export function browsingParams(browsing: Browsing): URLSearchParams {
  const { name, sort, filters, isExact } = browsing
  const { discoverer, ...rest } = filters
  return new URLSearchParams([
    ...Object.entries({ name, sort: sort === defaultSort(browsing) ? '' : sort }).filter(([, text]) => text),
    ...toSearchParams(rest),
    ...(discoverer === '' ? [] : [['discoverer', discoverer]]),
    ...(isExact ? [['exact', '1']] : []),
  ])
}

/**
 * Returns the state after a change. A default sort order stays the default; an order that is no longer
 * available is replaced. Another text and filters end an exact search.
 */
export function changed(before: Browsing, change: Partial<Browsing>): Browsing {
  const keepsText = change.name === undefined && change.filters === undefined
  const next = { ...before, isExact: keepsText && before.isExact, ...change }
  const isChosen = change.sort !== undefined || before.sort !== defaultSort(before)
  const sort = isChosen ? next.sort : defaultSort(next)
  return { ...next, sort: isFiltered(next.filters) ? sort : parseSort(sort) }
}

/** One filter, and the filters without it. */
export interface AppliedFilter {
  readonly label: string
  readonly without: Filters
}

const omit = <T>(list: readonly T[], value: T) => list.filter((one) => one !== value)

/** Returns the applied filters, one by one. */
export function appliedFilters(filters: Filters): AppliedFilter[] {
  const { type, century, millennium, place, licence, adder, contributor, discoverer } = filters
  const { picture, from, to } = filters
  const one = (label: string, change: Partial<Filters>) => ({ label, without: { ...filters, ...change } })
  return [
    ...type.map((value) => one(typeText(value), { type: omit(type, value) })),
    ...(from || to
      ? [one(translateDomainText(rangeText(from, to)), { from: undefined, to: undefined })]
      : []),
    ...century.map((value) =>
      one(translateDomainText(centuryText(value)), { century: omit(century, value) }),
    ),
    ...millennium.map((value) =>
      one(translateDomainText(millenniumText(value)), { millennium: omit(millennium, value) }),
    ),
    ...place.map((value) => one(value, { place: omit(place, value) })),
    ...licence.map((value) => one(translateDomainText(value), { licence: omit(licence, value) })),
    ...(picture ? [one(t`With a picture`, { picture: false })] : []),
    ...(discoverer ? [one(t`Discovered by ${discoverer}`, { discoverer: '' })] : []),
    ...(adder ? [one(t`Added by ${adder}`, { adder: '' })] : []),
    ...(contributor ? [one(t`Of one contributor`, { contributor: '' })] : []),
  ]
}
