import { isolate } from '@tracker/domain/direction.ts'
import { QUERY_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { useState } from 'react'
import { useParams } from 'react-router'
import { ArtifactCard } from '#components/ArtifactCard.tsx'
import { ArtifactGrid, BROWSE_COLUMNS } from '#components/ArtifactGrid.tsx'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { CardSkeleton } from '#components/CardSkeleton.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { ErrorState } from '#components/ErrorState.tsx'
import { LoadMore } from '#components/LoadMore.tsx'
import { Page } from '#components/Page.tsx'
import { EmptyPlinth } from '#illustrations/states/EmptyPlinth.tsx'
import { PATHS } from '#paths.ts'
import { useContributions, useContributorArtifacts } from './api/useContributor.ts'

const SKELETONS = Array.from({ length: 4 }, (_, index) => `skeleton ${index}`)
/** Cards of the first row, which is above the fold. */
const EAGER = 4
const TITLE = 'Contributor'

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })

/** "37 artifacts, since March 2025". */
function summaryOf(count: number, isAll: boolean, since: Date | null | undefined): string {
  const many = isAll || count < QUERY_LIMIT_MAX ? `${count} artifacts` : `${count} artifacts or more`
  return `${count === 1 ? '1 artifact' : many}${since ? `, since ${month.format(since)}` : ''}`
}

/** Somebody who adds artifacts, as everybody may see them: the name, since when, how many, and the artifacts. */
export default function ContributorScreen() {
  const { uid = '' } = useParams()
  return <Contributor key={uid} uid={uid} />
}

function Contributor({ uid }: { uid: string }) {
  const list = useContributorArtifacts(uid)
  const contributions = useContributions(uid)
  const [grid, setGrid] = useState<HTMLElement | null>(null)
  switch (list.status) {
    case 'pending':
      return (
        <Page title={TITLE} intro={<output>Loading</output>}>
          <ArtifactGrid $columns={BROWSE_COLUMNS} aria-hidden>
            {SKELETONS.map((key) => (
              <li key={key}>
                <CardSkeleton />
              </li>
            ))}
          </ArtifactGrid>
        </Page>
      )
    case 'error':
      return (
        <Page title={TITLE}>
          <ErrorState error={list.error} onRetry={() => void list.refetch()} />
        </Page>
      )
    default: {
      const { items } = list.data
      const [newest] = items
      if (!newest) return <Nobody />
      // What is there to its end is counted here, and follows what is deleted.
      const isAll = !list.more.hasNextPage
      const count = isAll ? items.length : contributions?.count
      return (
        <Page
          // A name that was changed stands on what was added since.
          title={isolate(newest.adder_name.trim()) || TITLE}
          intro={count === undefined ? '\u00A0' : summaryOf(count, isAll, contributions?.since)}
        >
          <ArtifactGrid ref={setGrid} $columns={BROWSE_COLUMNS}>
            {items.map((artifact, index) => (
              <li key={artifact._id}>
                <ArtifactCard artifact={artifact} heading="h2" eager={index < EAGER} />
              </li>
            ))}
          </ArtifactGrid>
          <LoadMore list={grid} {...list.more} />
        </Page>
      )
    }
  }
}

/** Whoever has added nothing, or nothing that is still there, and whoever is not: nobody learns which. */
function Nobody() {
  return (
    <Page title={TITLE}>
      <EmptyState
        drawing={EmptyPlinth}
        heading="Nothing here"
        line="No artifact in the collection was added by this person."
        action={
          <ButtonLink variant="contained" to={PATHS.browse}>
            All Artifacts
          </ButtonLink>
        }
      />
    </Page>
  )
}
