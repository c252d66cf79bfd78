import type { Artifact } from '@tracker/domain/artifact.ts'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { MorePages } from '#components/LoadMore.tsx'
import { useGrowth } from '#components/useGrowth.ts'
import type { Pages } from '#firebase/paged.ts'
import type { Read } from '#firebase/useRead.ts'
import { EmptyState } from '#components/EmptyState.tsx'
import { ErrorState } from '#components/ErrorState.tsx'
import { EmptyDrawers } from '#illustrations/states/EmptyDrawers.tsx'
import { ArtifactCard } from './ArtifactCard.tsx'
import { BROWSE_COLUMNS, CardGrid } from './ArtifactGrid.ts'
import { CardSkeleton } from './CardSkeleton.tsx'
import { summary } from './summary.ts'

const SKELETONS = Array.from({ length: 8 }, (_, index) => `skeleton ${index}`)
/** Cards of the first rows, which are above the fold. */
const EAGER = 4

interface Props {
  read: Read<Pages<Artifact>>
  /** Leads back to the full list. */
  allArtifacts: ReactNode
}

/** What a search found, page by page, announced politely. */
export function BrowseResults({ read, allArtifacts }: Props) {
  const count = read.status === 'ready' ? read.value.items.length : 0
  return (
    <>
      <Typography
        component="output"
        variant="small"
        color="textSecondary"
        sx={{ display: 'block', minHeight: '1.5em', my: 2 }}
      >
        {read.status === 'ready' ? summary(read.value) : ''}
      </Typography>
      {read.status === 'failed' && <ErrorState error={read.problem} onRetry={read.retry} />}
      {read.status === 'loading' && (
        <CardGrid $columns={BROWSE_COLUMNS} aria-hidden>
          {SKELETONS.map((key) => (
            <li key={key}>
              <CardSkeleton />
            </li>
          ))}
        </CardGrid>
      )}
      {read.status === 'ready' && count === 0 && !read.value.hasMore && (
        <EmptyState drawing={<EmptyDrawers size={160} />} heading="No Items Found!" action={allArtifacts} />
      )}
      {read.status === 'ready' && <Found pages={read.value} />}
    </>
  )
}

function Found({ pages }: { pages: Pages<Artifact> }) {
  const { listRef, grow } = useGrowth(pages)
  return (
    <>
      <CardGrid ref={listRef} $columns={BROWSE_COLUMNS}>
        {pages.items.map((artifact, index) => (
          <li key={artifact._id}>
            <ArtifactCard artifact={artifact} heading="h2" eager={index < EAGER} />
          </li>
        ))}
      </CardGrid>
      <MorePages pages={pages} grow={grow} />
    </>
  )
}
