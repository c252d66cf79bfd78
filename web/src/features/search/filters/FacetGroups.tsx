import { grouped } from '@tracker/domain/grouped.ts'
import { ARTIFACT_TYPES } from '@tracker/domain/artifact.ts'
import { centuryText } from '@tracker/domain/centuries.ts'
import type { SearchFacets } from '@tracker/domain/searchAnswer.ts'
import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { ChevronDown } from '#icons/screenIcons.tsx'
import type { Filters } from '#features/search/address.ts'
import { Chip, Chips, Count } from './chips.ts'

const Options = styled(Chips)(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  paddingBlock: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.rule}`,
  // Many places and centuries stay within reach of what they narrow.
  maxHeight: 240,
  overflowY: 'auto',
}))

interface Option {
  readonly label: string
  readonly count: number
  readonly isHeld: boolean
  /** The filters with this one turned. */
  readonly turned: Filters
}

const toggle = <T,>(list: readonly T[], value: T) =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value]

interface Props {
  facets: SearchFacets
  filters: Filters
  onChange: (filters: Filters) => void
}

/** What the collection can be narrowed by, with counts: a row of groups, one of which is open. */
export function FacetGroups({ facets, filters, onChange }: Props) {
  const id = useId()
  const [open, setOpen] = useState<string>()
  const groups: readonly (readonly [string, readonly Option[]])[] = [
    [
      'Type',
      facets.type.flatMap(([name, count]) => {
        const type = ARTIFACT_TYPES.find((known) => known === name)
        if (!type) return []
        const turned = { ...filters, type: toggle(filters.type, type) }
        return [{ label: type, count, isHeld: filters.type.includes(type), turned }]
      }),
    ],
    [
      'Century',
      facets.century.map(([century, count]) => ({
        label: centuryText(century),
        count,
        isHeld: filters.century.includes(century),
        // Centuries by name take the place of a range.
        turned: { ...filters, century: toggle(filters.century, century), from: undefined, to: undefined },
      })),
    ],
    [
      'Place',
      facets.place.map(([place, count]) => ({
        label: place,
        count,
        isHeld: filters.place.includes(place),
        turned: { ...filters, place: toggle(filters.place, place) },
      })),
    ],
  ]
  const shown = groups.find(([name]) => name === open)
  return (
    <div>
      <Chips>
        {groups.map(
          ([name, options]) =>
            options.length > 0 && (
              <li key={name}>
                <Chip
                  aria-expanded={name === open}
                  aria-controls={name === open ? id : undefined}
                  onClick={() => setOpen(name === open ? undefined : name)}
                >
                  {name}
                  <ChevronDown size={18} />
                </Chip>
              </li>
            ),
        )}
        {(facets.picture > 0 || filters.picture) && (
          <li>
            <Chip
              aria-pressed={filters.picture}
              onClick={() => onChange({ ...filters, picture: !filters.picture })}
            >
              With a picture <Count>{grouped(facets.picture)}</Count>
            </Chip>
          </li>
        )}
      </Chips>
      {shown && (
        <Options id={id} aria-label={shown[0]}>
          {shown[1].map(({ label, count, isHeld, turned }) => (
            <li key={label}>
              <Chip aria-pressed={isHeld} onClick={() => onChange(turned)}>
                <span dir="auto">{label}</span> <Count>{grouped(count)}</Count>
              </Chip>
            </li>
          ))}
        </Options>
      )}
    </div>
  )
}
