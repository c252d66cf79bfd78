/** Runs a query: filters, facets, sorting and paging. */
import { FILTER_NAMES, type FilterName, type SearchResponse } from '@tracker/domain/search/searchResponse.ts'
import type { SearchQuery } from '@tracker/domain/search/searchQuery.ts'
import { foundIn, missingWords, readAs } from '#search/matching/explain.ts'
import { FacetCounts } from '#search/results/facetCounts.ts'
import { FILTERS, failingFilters } from '#search/results/filters.ts'
import { match } from '#search/matching/match.ts'
import { type Cursor, keyOf, BestResults } from '#search/results/bestResults.ts'
import { increment } from '#search/results/countMap.ts'
import type { TextIndex } from '#search/index/textIndex.ts'
import { timelineYears } from '#search/results/timeline.ts'

/** A response and the cursor of the next page; null on the last page. */
export interface Results {
  readonly response: SearchResponse
  readonly next: Cursor | null
}

/** The page to return. */
export interface Extent {
  readonly limit: number
  /** Cursor of the previous page. */
  readonly after?: Cursor | null
  /** Maximum number of timeline bins. */
  readonly bins?: number
}

export function resultsOf(
  index: TextIndex,
  query: SearchQuery,
  { limit, after = null, bins = 0 }: Extent,
): Results {
  const matches = match(index, query.q)
  const failing = failingFilters(query)
  const key = keyOf(query.sort, matches?.scores ?? null)
  const page = new BestResults(query.sort, matches !== null, limit + 1, after)
  const counts = new FacetCounts(timelineYears(index, query, bins))
  const scoreOf = (number: number) => matches?.scores[number] ?? 0
  /** Number of artifacts by the filters that they fail. */
  const failed = new Map<number, number>()
  const passing: number[] = []
  let best = -1
  for (const number of matches?.artifacts ?? index.artifacts.keys()) {
    const artifact = index.artifacts[number]
    if (!artifact) continue
    const fails = failing(artifact)
    counts.add(artifact, fails)
    increment(failed, fails)
    if (fails !== 0) continue
    passing.push(number)
    if (best < 0 || scoreOf(number) > scoreOf(best)) best = number
    page.add({ number, id: artifact.id, key: key(artifact, number) })
  }
  const shown = page.results.slice(0, limit)
  const last = shown.at(-1)
  const listed = passing.length > 0 ? passing : (matches?.artifacts ?? [])
  const response: SearchResponse = {
    results: shown.map(({ number, id }) => {
      const passage = matches && foundIn(index, matches, number)
      return {
        _id: id,
        artifact_name: index.artifacts[number]?.name ?? '',
        match: !matches || matches.isExact(number) ? 'exact' : 'near',
        ...(matches?.isFull(number) === false && { is_partial: true as const }),
        ...(passage && { found_in: passage }),
      }
    }),
    total: passing.length,
    read_as: matches && best >= 0 ? readAs(index, matches, best) : null,
    missing: matches ? missingWords(matches, listed) : [],
    has_all: !matches || listed.some(matches.isFull),
    without: FILTER_NAMES.flatMap((name): [FilterName, number][] => {
      const count = failed.get(FILTERS[name])
      return count === undefined ? [] : [[name, count]]
    }),
    unfiltered: matches?.artifacts.length ?? index.size,
    facets: counts.facets(query.place),
    years: counts.years,
    timeline: counts.timeline(),
  }
  const hasMore = page.results.length > limit && last
  return { response, next: hasMore ? { value: String(last.key), id: last.id } : null }
}
