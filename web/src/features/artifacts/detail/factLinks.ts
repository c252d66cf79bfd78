/** Links from an artifact's facts to Browse with a matching filter (web/src/features/search/address.ts). */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isType } from '@tracker/domain/artifact/types.ts'
import { yearsOfCentury } from '@tracker/domain/time/centuries.ts'
import { QUERY_TEXT_MAX } from '@tracker/domain/limits.ts'
import { placeOf } from '@tracker/domain/artifact/place.ts'
import { type SearchQuery, toSearchParams } from '@tracker/domain/search/searchQuery.ts'
import { centuryOf } from '@tracker/domain/time/yearRange.ts'
import type { Years } from '@tracker/domain/time/yearRange.ts'
import { PATHS } from '#navigation/paths.ts'

const to = (params: URLSearchParams) => `${PATHS.browse}?${params}`
const browse = (query: Partial<SearchQuery>) => to(toSearchParams(query))

/** URL of Browse filtered by the centuries of a period; undefined without years. */
function periodLink(years: Years | null): string | undefined {
  if (!years) return undefined
  const [first, last] = [centuryOf(years.begin), centuryOf(years.end)]
  if (first === last) return browse({ century: [first] })
  return browse({ from: yearsOfCentury(first).begin, to: yearsOfCentury(last).end })
}

/**
 * Returns the name at the beginning of a text about the discoverer; empty if there is none or it is too long
 * for a search.
 */
function personOf(text: string): string {
  const person = text.split(/[(;,]/)[0]?.trim() ?? ''
  const isPerson = person.length <= QUERY_TEXT_MAX && !/^(unknown|anonymous)?$/i.test(person)
  return isPerson ? person : ''
}

/**
 * URLs of Browse; undefined for facts without a link.
 * @param years of its creation period
 */
export function factLinks(artifact: Artifact, years: Years | null) {
  const { artifact_type: type } = artifact
  const discoverer = personOf(artifact.discovered_by)
  const place = placeOf(artifact.present_location)
  return {
    type: isType(type) ? browse({ type: [type] }) : undefined,
    period: periodLink(years),
    place: place ? browse({ place: [place] }) : undefined,
    discoverer: discoverer ? to(new URLSearchParams({ discoverer })) : undefined,
  }
}
