import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { SearchResult } from '@tracker/domain/search/searchResponse.ts'
import { ArtifactCard } from '#components/records/cards/ArtifactCard.tsx'
import { ArtifactGrid, BROWSE_COLUMNS } from '#components/records/cards/ArtifactGrid.tsx'
import { GridItem } from '#components/records/cards/GridItem.tsx'
import { CardSkeletons } from '#components/records/cards/CardSkeleton.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { useNearView } from '#components/hooks/useNearView.ts'
import { STICKY_BAR } from '#theme/measures.ts'
import type { SearchState } from '#features/search/api/useSearch.ts'
import { describeCorrections } from './corrections.ts'
import { RELATED_ID } from './SearchReading.tsx'
import { useRelatedArtifacts } from './useRelatedArtifacts.ts'
import { theme } from '#theme/theme.ts'

const Root = styled('section')({
  marginTop: theme.spacing(6),
  paddingTop: theme.spacing(4),
  scrollMarginTop: STICKY_BAR,
  borderTop: `1px solid ${theme.vars.palette.rule}`,
})

/** Distance in pixels below the viewport at which related results start loading. */
const NEAR_PX = 300
const SKELETON_COUNT = 4

interface Props {
  /** The search text. Artifacts that contain it in their name are listed above. */
  name: string
  related: readonly SearchResult[]
  search: SearchState
  /** Reasons why artifacts are listed, by id. */
  notes: ReadonlyMap<string, ReactNode>
}

/**
 * Further results of the full-text search below a list by name, best first. Loads when it comes into view; on
 * failure it renders nothing.
 */
export function RelatedResults({ name, related, search, notes }: Props) {
  const id = useId()
  const place = useRef<HTMLElement>(null)
  const isNear = useNearView(place, NEAR_PX)
  const [grid, setGrid] = useState<HTMLElement | null>(null)
  const list = useRelatedArtifacts(name, related, search, isNear)
  const items = list.status === 'success' ? list.data.items : []
  if (list.status !== 'pending' && items.length === 0) return null
  const readAs = search.data?.readAs ?? null
  const areAllNear = related.every(({ match }) => match === 'near')
  return (
    <Root ref={place} id={RELATED_ID} aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {t`Also in the collection`}
      </Typography>
      <Typography color="textSecondary" sx={{ margin: '4px 0 24px', minHeight: '1.6em' }}>
        {areAllNear && readAs !== null && describeCorrections(name, readAs)}
      </Typography>
      <ArtifactGrid
        ref={setGrid}
        artifacts={items}
        $columns={BROWSE_COLUMNS}
        $hanging
        aria-busy={list.status === 'pending'}
      >
        {list.status === 'pending' && <CardSkeletons count={Math.min(related.length, SKELETON_COUNT)} />}
        {items.map((artifact) => (
          <GridItem key={artifact._id} artifact={artifact}>
            <ArtifactCard artifact={artifact} heading="h3" note={notes.get(artifact._id)} />
          </GridItem>
        ))}
      </ArtifactGrid>
      {list.status === 'success' && <LoadMore list={() => grid} {...list.more} />}
    </Root>
  )
}
