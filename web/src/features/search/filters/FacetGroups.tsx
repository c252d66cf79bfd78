import { Trans } from '@lingui/react/macro'
import { t } from '@lingui/core/macro'
import { formatNumber } from '#i18n/format.ts'
import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useState } from 'react'
import { ChevronDown } from '#icons/screenIcons.tsx'
import type { Filters } from '#features/search/address.ts'
import {
  centuryOptions,
  licenceOptions,
  museumOptions,
  type Option,
  placeOptions,
  typeOptions,
} from './facetOptions.ts'
import { ChipList, Count, FilterChip } from './FilterChip.tsx'
import { theme } from '#theme/theme.ts'

/** Groups and applied filters in one row. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > ul': { display: 'contents' },
})

/** The options of the open group. */
const Opened = styled('div')({
  display: 'grid',
  gap: theme.spacing(1.5),
  marginTop: theme.spacing(1.5),
  paddingBlock: theme.spacing(1.5),
  borderTop: `1px solid ${theme.vars.palette.rule}`,
  // Long lists scroll, so that the results stay near.
  maxHeight: 240,
  overflowY: 'auto',
})

interface Group {
  readonly key: 'type' | 'century' | 'place' | 'licence'
  readonly name: string
  /** Label of the button that shows all options. */
  readonly allLabel: string
  readonly fewerLabel: string
  readonly options: readonly Option[]
}

/** Number of options initially shown per group, besides applied ones. */
const SHOWN_FIRST = 12

interface OptionsProps {
  label: string
  options: readonly Option[]
  onChange: (filters: Filters) => void
  children?: ReactNode
}

function Options({ label: name, options, onChange, children }: OptionsProps) {
  return (
    <ChipList aria-label={name}>
      {options.map(({ label, count, isApplied, toggled }) => (
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
      {children}
    </ChipList>
  )
}

interface Props {
  facets: SearchFacets
  filters: Filters
  onChange: (filters: Filters) => void
  /** Applied filters, in the row of the groups. */
  children?: ReactNode
}

/** Available filters with counts, in groups. One group is open at a time. */
export function FacetGroups({ facets, filters, onChange, children }: Props) {
  const id = useId()
  const [open, setOpen] = useState<Group['key']>()
  const [showsAll, setShowsAll] = useState(false)
  const groups: readonly Group[] = [
    {
      key: 'type',
      name: t`Type`,
      allLabel: t`All types`,
      fewerLabel: t`Fewer types`,
      options: typeOptions(facets, filters),
    },
    {
      key: 'century',
      name: t`Century`,
      allLabel: t`All centuries`,
      fewerLabel: t`Fewer centuries`,
      options: centuryOptions(facets, filters),
    },
    {
      key: 'place',
      name: t`Place`,
      allLabel: t`All places`,
      fewerLabel: t`Fewer places`,
      options: placeOptions(facets, filters),
    },
    {
      key: 'licence',
      name: t`Licence`,
      allLabel: t`All licences`,
      fewerLabel: t`Fewer licences`,
      options: licenceOptions(facets, filters),
    },
  ]
  const shown = groups.find(({ key }) => key === open)
  const all = shown?.options ?? []
  const most = new Set(all.toSorted((one, other) => other.count - one.count).slice(0, SHOWN_FIRST))
  const options = showsAll ? all : all.filter((option) => most.has(option) || option.isApplied)
  return (
    <div>
      <Row>
        <ChipList>
          {(facets.picture > 0 || filters.picture) && (
            <li>
              <FilterChip
                isActive={filters.picture}
                aria-pressed={filters.picture}
                label={
                  <>
                    {t`With a picture`} <Count>{formatNumber(facets.picture)}</Count>
                  </>
                }
                onClick={() => onChange({ ...filters, picture: !filters.picture })}
              />
            </li>
          )}
          {groups.map(
            ({ key, name, options: { length } }) =>
              length > 0 && (
                <li key={key}>
                  <FilterChip
                    isActive={key === open}
                    aria-expanded={key === open}
                    aria-controls={key === open ? id : undefined}
                    label={
                      <>
                        {name}
                        <ChevronDown size={18} />
                      </>
                    }
                    onClick={() => {
                      setOpen(key === open ? undefined : key)
                      setShowsAll(false)
                    }}
                  />
                </li>
              ),
          )}
        </ChipList>
        {children}
      </Row>
      {shown && (
        <Opened id={id}>
          {open === 'place' &&
            [...museumOptions(facets, filters)].map(([place, museums]) => (
              <div key={place}>
                <Typography variant="small" color="textSecondary" component="p" sx={{ mb: 1 }}>
                  <Trans>
                    Museums in <bdi>{place}</bdi>
                  </Trans>
                </Typography>
                <Options label={t`Museums in ${place}`} options={museums} onChange={onChange} />
              </div>
            ))}
          <Options label={shown.name} options={options} onChange={onChange}>
            {all.length > SHOWN_FIRST && (
              <li>
                <FilterChip
                  aria-expanded={showsAll}
                  label={showsAll ? shown.fewerLabel : shown.allLabel}
                  onClick={() => setShowsAll(!showsAll)}
                />
              </li>
            )}
          </Options>
        </Opened>
      )}
    </div>
  )
}
