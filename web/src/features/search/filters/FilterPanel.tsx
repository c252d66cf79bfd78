import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import Skeleton from '@mui/material/Skeleton'
import type { SearchFacets } from '@tracker/domain/search/searchResponse.ts'
import type { Filters } from '#features/search/address.ts'
import type { SearchState } from '#features/search/api/useSearch.ts'
import { AppliedFilters } from './AppliedFilters.tsx'
import { ChipList } from './FilterChip.tsx'
import { FacetGroups } from './FacetGroups.tsx'
import { type Range, Timeline } from '#features/search/timeline/Timeline.tsx'
import { YearFields, yearFieldClasses } from './YearFields.tsx'
import { theme } from '#theme/theme.ts'

const Root = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  // Below the count on narrow screens.
  marginTop: theme.spacing(5),
  [theme.breakpoints.up('md')]: { marginTop: theme.spacing(1.5) },
  '&:empty': { display: 'none' },
})

/** Its minimum height is that of the loaded panel, so that the results below do not move. */
const Panel = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: theme.spacing(2),
  minHeight: 306,
  paddingBlock: theme.spacing(1, 2),
  borderBlock: `1px solid ${theme.vars.palette.rule}`,
  [theme.breakpoints.up('sm')]: { minHeight: 172 },
})

/** The year fields are beside the timeline; below it on phones. */
const Time = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: theme.spacing(1, 2),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 108px 108px',
    gridTemplateAreas: '"timeline from to"',
    '& > :first-of-type': { gridColumn: 'auto', gridArea: 'timeline' },
    [`& .${yearFieldClasses.from}`]: { gridArea: 'from' },
    [`& .${yearFieldClasses.to}`]: { gridArea: 'to' },
  },
})

/** A message as the only content; keeps the panel's height. */
const Alone = styled('p')({
  ...theme.typography.small,
  margin: 0,
  paddingBlock: theme.spacing(6),
  color: theme.vars.palette.text.secondary,
})

/** Approximate widths of the groups' buttons, in pixels. */
const GROUP_WIDTHS = [88, 108, 92, 168]

/** Placeholder of timeline, year fields and groups. */
function Waiting() {
  return (
    <>
      <Time aria-hidden>
        <Skeleton height={24} style={{ margin: '30px 36px 10px' }} />
        <Skeleton className={yearFieldClasses.from} height={48} style={{ marginTop: 27 }} />
        <Skeleton className={yearFieldClasses.to} height={48} style={{ marginTop: 27 }} />
      </Time>
      <ChipList aria-hidden>
        {GROUP_WIDTHS.map((width) => (
          <li key={width}>
            <Skeleton width={width} height={44} />
          </li>
        ))}
      </ChipList>
    </>
  )
}

const hasNone = ({ type, century, millennium, place, picture }: SearchFacets, filters: Filters) =>
  type.length + century.length + millennium.length + place.length + picture === 0 && !filters.picture

interface Props {
  /** Id of the panel, referenced by its button. */
  id: string
  filters: Filters
  search: SearchState
  isOpen: boolean
  /** True once the user opened the panel; load errors are then shown. */
  isWanted: boolean
  onChange: (filters: Filters) => void
}

/** Filters by time, type, place and picture, and the applied filters, while it is open. */
export function FilterPanel({ id, filters, search, isOpen, isWanted, onChange }: Props) {
  const choose = (range: Range) => onChange({ ...filters, ...range, century: [], millennium: [] })
  const found = search.data
  const facets = found?.facets
  const hasGroups = facets !== undefined && !hasNone(facets, filters)
  const hasToggle = isOpen && hasGroups
  const applied = <AppliedFilters filters={filters} onChange={onChange} hasPictureToggle={hasToggle} />
  const isAway = (search.isError || search.isPaused) && !search.data
  return (
    <Root aria-label={t`Narrow the collection`}>
      {isOpen && !isAway && (
        <Panel id={id} aria-busy={search.isFetching}>
          {!facets && <Waiting />}
          {facets && !hasGroups && <Alone>{t`These results have no filters.`}</Alone>}
          {found && facets && hasGroups && (
            <>
              {found.timeline.length > 0 && (
                <Time>
                  <Timeline bins={found.timeline} from={filters.from} to={filters.to} onChoose={choose} />
                  <YearFields from={filters.from} to={filters.to} years={found.years} onChoose={choose} />
                </Time>
              )}
              <FacetGroups facets={facets} filters={filters} onChange={onChange}>
                {applied}
              </FacetGroups>
            </>
          )}
        </Panel>
      )}
      {isOpen && isAway && isWanted && (
        <Typography variant="small" color="textSecondary" component="output">
          {t`This is not there at the moment. Please try again later.`}
        </Typography>
      )}
      {isOpen && !hasToggle && applied}
    </Root>
  )
}
