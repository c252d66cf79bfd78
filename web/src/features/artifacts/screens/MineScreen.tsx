import type { Artifact } from '@tracker/domain/artifact.ts'
import { useCurrentUser } from '#firebase/currentUser.ts'
import type { Pages } from '#firebase/paged.ts'
import { ListScreen } from '#components/ListScreen.tsx'
import { MorePages } from '#components/LoadMore.tsx'
import { RecordTable } from '#components/RecordTable.tsx'
import { useGrowth } from '#components/useGrowth.ts'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { EmptyPlinth } from '#illustrations/states/EmptyPlinth.tsx'
import { PATHS } from '#paths.ts'
import { MineActions } from '#features/artifacts/components/MineActions.tsx'
import { useAdded } from '#features/artifacts/api/useArtifacts.ts'

/** What the person who is signed in has added. */
export default function MineScreen() {
  const currentUser = useCurrentUser()
  const read = useAdded(currentUser.status === 'signed-in' ? currentUser.user.uid : null)
  return (
    <ListScreen title="My Artifacts" read={read}>
      {(pages) => <Mine pages={pages} />}
    </ListScreen>
  )
}

function Mine({ pages }: { pages: Pages<Artifact> }) {
  const { listRef, grow } = useGrowth(pages)
  if (pages.items.length === 0 && !pages.hasMore) {
    return (
      <EmptyState
        drawing={<EmptyPlinth size={160} />}
        heading="You haven't added any Artifact!"
        line="Please add one first."
        action={
          <ButtonLink variant="contained" to={PATHS.addArtifact}>
            Add Artifact
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <RecordTable
        listRef={listRef}
        caption="Artifacts that you added, newest first"
        records={pages.items.map((artifact) => ({
          id: artifact._id,
          name: artifact.artifact_name,
          image: artifact.artifact_image,
          type: artifact.artifact_type,
          discoverer: artifact.discovered_by,
          period: artifact.discovered_at,
          actions: <MineActions artifact={artifact} />,
        }))}
      />
      <MorePages pages={pages} grow={grow} />
    </>
  )
}
