import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { FilterName } from '@tracker/domain/search/searchResponse.ts'
import { formatNumber } from '#i18n/format.ts'
import { appliedFilters, type Filters, NO_FILTERS } from '#features/search/address.ts'
import type { SearchData } from '#features/search/api/useSearch.ts'

/** The filters of each group. */
const GROUPS: Readonly<Record<FilterName, readonly (keyof Filters)[]>> = {
  type: ['type'],
  time: ['from', 'to', 'century', 'millennium'],
  place: ['place'],
  picture: ['picture'],
  licence: ['licence'],
  adder: ['adder'],
  contributor: ['contributor'],
}

function withoutGroup(filters: Filters, group: FilterName): Filters {
  const cleared = Object.fromEntries(GROUPS[group].map((key) => [key, NO_FILTERS[key]]))
  return { ...filters, ...cleared }
}

interface Props {
  filters: Filters
  found: Pick<SearchData, 'without' | 'unfiltered'>
  onChange: (filters: Filters) => void
}

/** For a search without results: what there is without one of the filters, or without all of them. */
export function WithoutFilters({ filters, found: { without, unfiltered }, onChange }: Props) {
  const offers = without.map(([group, count]) => {
    const next = withoutGroup(filters, group)
    const kept = new Set(appliedFilters(next).map(({ label }) => label))
    const labels = appliedFilters(filters).flatMap(({ label }) => (kept.has(label) ? [] : [label]))
    const [shown, removed] = [formatNumber(count), labels.join(', ')]
    return { label: t`${shown} without ${removed}`, next }
  })
  if (offers.length === 0 && unfiltered > 0) {
    const shown = formatNumber(unfiltered)
    offers.push({
      label: t`${shown} without filters`,
      next: { ...NO_FILTERS, discoverer: filters.discoverer },
    })
  }
  // A function of an earlier release does not count what there is without filters.
  if (offers.length === 0) return null
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', justifyContent: 'center', mb: 2 }}>
      {offers.map(({ label, next }) => (
        <Button key={label} variant="contained" onClick={() => onChange(next)}>
          <span dir="auto">{label}</span>
        </Button>
      ))}
    </Stack>
  )
}
