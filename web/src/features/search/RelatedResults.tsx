import { formatNumber } from '@tracker/domain/text/formatNumber.ts'
import type { SearchResult } from '@tracker/domain/search/searchResponse.ts'
import { PAGE_SIZE } from '@tracker/domain/limits.ts'
import { nameMatcher } from '@tracker/domain/search/nameSearch.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { ArtifactCard } from '#components/records/ArtifactCard.tsx'
import { ArtifactGrid, BROWSE_COLUMNS } from '#components/records/ArtifactGrid.tsx'
import { CardSkeleton } from '#components/records/CardSkeleton.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { useNearView } from '#components/hooks/useNearView.ts'
import { useArtifacts } from './api/useArtifacts.ts'
import type { SearchState } from './api/useSearch.ts'
import { splitPages } from './splitPages.ts'
import { describeCorrections } from './corrections.ts'

const Place = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(6),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.rule}`,
}))

/** Pixels below the viewport at which related results are loaded. */
const NEAR_PX = 300

interface Props {
  /** The search text; artifacts with it in their name are listed above. */
  name: string
  search: SearchState
}

/** Further results of the full-text search, best first, loaded when they come into view. Optional: errors are not shown. */
export function RelatedResults({ name, search }: Props) {
  const isAbove = nameMatcher(name)
  const results = search.isPlaceholderData ? [] : (search.data?.results ?? [])
  const related = results.filter(({ artifact_name: found }) => !isAbove(found))
  const isThere = related.length > 0
  return (
    <>
      {/* Loaded after the list above, so it is announced. */}
      <output className="visually-hidden">
        {isThere && `${formatNumber(related.length)} also in the collection`}
      </output>
      {isThere && (
        <RelatedList
          key={name}
          name={name}
          related={related}
          search={search}
          readAs={search.data?.readAs ?? null}
        />
      )}
    </>
  )
}

interface RelatedListProps extends Props {
  related: readonly SearchResult[]
  readAs: string | null
}

function RelatedList({ name, related, search, readAs }: RelatedListProps) {
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const isNear = useNearView(place, NEAR_PX)
  const [grid, setGrid] = useState<HTMLElement | null>(null)
  const [pageCount, setPageCount] = useState(1)
  const shown = related.slice(0, pageCount * PAGE_SIZE)
  const found = useArtifacts(
    isNear
      ? splitPages(
          shown.map(({ _id }) => _id),
          PAGE_SIZE,
        )
      : [],
  )
  const reading = readAs === null ? '' : describeCorrections(name, readAs)
  const isNearMatch = new Map(shown.map(({ _id, match }) => [_id, match === 'near']))
  const areAllNear = shown.every(({ match }) => match === 'near')
  const isWaiting = !isNear || (found.isPending && found.items.length === 0)
  if (!isWaiting && found.items.length === 0 && !found.error) return null
  return (
    <Place ref={place} aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        Also in the collection
      </Typography>
      <Typography color="textSecondary" sx={{ margin: '4px 0 24px', minHeight: '1.6em' }}>
        {areAllNear ? reading : ''}
      </Typography>
      <ArtifactGrid ref={setGrid} artifacts={found.items} $columns={BROWSE_COLUMNS} aria-busy={isWaiting}>
        {isWaiting
          ? shown.slice(0, 4).map(({ _id }) => (
              <li key={_id}>
                <CardSkeleton />
              </li>
            ))
          : found.items.map((artifact) => (
              <li key={artifact._id}>
                <ArtifactCard
                  artifact={artifact}
                  heading="h3"
                  note={!areAllNear && isNearMatch.get(artifact._id) ? reading : ''}
                />
              </li>
            ))}
      </ArtifactGrid>
      <LoadMore
        list={grid}
        hasNextPage={related.length > shown.length || search.hasNextPage || found.error !== null}
        isFetchingNextPage={found.isPending || search.isFetchingNextPage}
        error={found.error ?? search.error}
        fetchNextPage={() => {
          if (found.error) return found.refetch()
          setPageCount(pageCount + 1)
          return related.length < (pageCount + 1) * PAGE_SIZE && search.hasNextPage
            ? search.fetchNextPage()
            : undefined
        }}
      />
    </Place>
  )
}
