import type { SearchFacets, TimelineBin } from '@tracker/domain/search/searchResponse.ts'
import { useState } from 'react'
import { AppliedFilters } from '#features/search/filters/AppliedFilters.tsx'
import { type Filters, NO_FILTERS } from '#features/search/address.ts'
import { FacetGroups } from '#features/search/filters/FacetGroups.tsx'
import { type Range, Timeline } from '#features/search/timeline/Timeline.tsx'
import { Family } from '../Family.tsx'
import { Kind } from '../Sample.tsx'

const ALL: Range = { from: undefined, to: undefined }
const FACETS: SearchFacets = {
  type: [
    ['Tools', 120],
    ['Sculptures', 48],
  ],
  century: [-26, -14, -5, -2, -1, 1, 2, 9, 12, 15, 16, 17, 18, 19, 20].map((century, index) => [
    century,
    2 ** (index % 8),
  ]),
  millennium: [[-25, 1]],
  licence: [['CC BY 4.0', 21]],
  place: [['London', 9]],
  museum: [{ name: 'British Museum', place: 'London', count: 9 }],
  picture: 40,
}

const TIMELINE: readonly TimelineBin[] = Array.from({ length: 20 }, (_, at) => ({
  begin: 100 * at + 1,
  end: 100 * (at + 1),
  count: at ** 2,
}))

/** An interactive timeline. */
function LiveTimeline({ start = ALL }: { start?: Range }) {
  const [range, setRange] = useState(start)
  return <Timeline bins={TIMELINE} {...range} onChoose={setRange} />
}

function LiveFilters() {
  const [filters, setFilters] = useState<Filters>({ ...NO_FILTERS, type: ['Tools'], picture: true })
  return (
    <>
      <FacetGroups facets={FACETS} filters={filters} onChange={setFilters} />
      <AppliedFilters hasPictureToggle={false} filters={filters} onChange={setFilters} />
    </>
  )
}

export function Searching() {
  return (
    <Family title="Searching" wide>
      <Kind name="The timeline of time, and a range on it">
        <LiveTimeline />
        <LiveTimeline start={{ from: 101, to: 1800 }} />
      </Kind>
      <Kind name="Filters">
        <LiveFilters />
      </Kind>
    </Family>
  )
}
