/** Where the facts of an artifact lead on to: Browse, narrowed to what shares them (web/src/features/search/address.ts). */
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { yearsOfCentury } from '@tracker/domain/time/centuries.ts'
import { QUERY_TEXT_MAX } from '@tracker/domain/limits.ts'
import { placeOf } from '@tracker/domain/artifact/place.ts'
import { type SearchQuery, toSearchParams } from '@tracker/domain/search/searchQuery.ts'
import { centuryOf, readYears } from '@tracker/domain/time/years.ts'
import { PATHS } from '#navigation/paths.ts'

const to = (params: URLSearchParams) => `${PATHS.browse}?${params}`
const browse = (question: Partial<SearchQuery>) => to(toSearchParams(question))

/** The centuries that a period reaches into; nothing when it names no year. */
function periodLead(period: string): string | undefined {
  const years = readYears(period)
  if (!years) return undefined
  const [first, last] = [centuryOf(years.begin), centuryOf(years.end)]
  if (first === last) return browse({ century: [first] })
  return browse({ from: yearsOfCentury(first).begin, to: yearsOfCentury(last).end })
}

/** Who is named before what is said about them. Nothing leads on from nobody, nor from an essay. */
function personOf(text: string): string {
  const person = text.split(/[(;,]/)[0]?.trim() ?? ''
  const isTold = person.length <= QUERY_TEXT_MAX && !/^(unknown|anonymous)?$/i.test(person)
  return isTold ? person : ''
}

/** Addresses of Browse; undefined where a fact leads nowhere. */
export function leadsOf(artifact: Artifact) {
  const { artifact_type: type } = artifact
  const discoverer = personOf(artifact.discovered_by)
  const place = placeOf(artifact.present_location)
  return {
    type: type ? browse({ type: [type] }) : undefined,
    period: periodLead(artifact.created_at),
    place: place ? browse({ place: [place] }) : undefined,
    discoverer: discoverer ? to(new URLSearchParams({ discoverer })) : undefined,
  }
}
