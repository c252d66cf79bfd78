import { formatNumber } from '@tracker/domain/text/formatNumber.ts'
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/artifact.ts'
import { centuryText } from '@tracker/domain/time/centuries.ts'
import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { ChevronDown } from '#icons/screenIcons.tsx'
import type { Filters } from '#features/search/address.ts'
import { ChipList, Count, FilterChip } from './FilterChip.tsx'

const Options = styled(ChipList)(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  paddingBlock: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.rule}`,
  // A long list scrolls, so that the results stay close.
  maxHeight: 240,
  overflowY: 'auto',
}))

interface Option {
  readonly label: string
  readonly count: number
  readonly isApplied: boolean
  /** The filters after a press. */
  readonly toggled: Filters
}

const toggle = <T,>(list: readonly T[], value: T) =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value]

interface Props {
  facets: SearchFacets
  filters: Filters
  onChange: (filters: Filters) => void
}

/** The available filters with their counts, in groups of which one is open. */
export function FacetGroups({ facets, filters, onChange }: Props) {
  const id = useId()
  const [open, setOpen] = useState<string>()
  const groups: readonly (readonly [string, readonly Option[]])[] = [
    [
      'Type',
      facets.type.flatMap(([name, count]) => {
        const type = ARTIFACT_TYPES.find((known) => known === name)
        if (!type) return []
        const toggled = { ...filters, type: toggle(filters.type, type) }
        return [{ label: type, count, isApplied: filters.type.includes(type), toggled }]
      }),
    ],
    [
      'Century',
      facets.century.map(([century, count]) => ({
        label: centuryText(century),
        count,
        isApplied: filters.century.includes(century),
        // Centuries replace a range of years.
        toggled: { ...filters, century: toggle(filters.century, century), from: undefined, to: undefined },
      })),
    ],
    [
      'Place',
      facets.place.map(([place, count]) => ({
        label: place,
        count,
        isApplied: filters.place.includes(place),
        toggled: { ...filters, place: toggle(filters.place, place) },
      })),
    ],
  ]
  const shown = groups.find(([name]) => name === open)
  return (
    <div>
      <ChipList>
        {groups.map(
          ([name, options]) =>
            options.length > 0 && (
              <li key={name}>
                <FilterChip
                  isActive={name === open}
                  aria-expanded={name === open}
                  aria-controls={name === open ? id : undefined}
                  label={
                    <>
                      {name}
                      <ChevronDown size={18} />
                    </>
                  }
                  onClick={() => setOpen(name === open ? undefined : name)}
                />
              </li>
            ),
        )}
        {(facets.picture > 0 || filters.picture) && (
          <li>
            <FilterChip
              isActive={filters.picture}
              aria-pressed={filters.picture}
              label={
                <>
                  With a picture <Count>{formatNumber(facets.picture)}</Count>
                </>
              }
              onClick={() => onChange({ ...filters, picture: !filters.picture })}
            />
          </li>
        )}
      </ChipList>
      {shown && (
        <Options id={id} aria-label={shown[0]}>
          {shown[1].map(({ label, count, isApplied, toggled }) => (
            <li key={label}>
              <FilterChip
                isActive={isApplied}
                aria-pressed={isApplied}
                label={
                  <>
                    <span dir="auto">{label}</span> <Count>{formatNumber(count)}</Count>
                  </>
                }
                onClick={() => onChange(toggled)}
              />
            </li>
          ))}
        </Options>
      )}
    </div>
  )
}
