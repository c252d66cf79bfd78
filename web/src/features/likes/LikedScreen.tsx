import type { Like } from '@tracker/domain/like.ts'
import { ListScreen } from '#components/ListScreen.tsx'
import { MorePages } from '#components/LoadMore.tsx'
import { RecordTable } from '#components/RecordTable.tsx'
import { useGrowth } from '#components/useGrowth.ts'
import { useCurrentUser } from '#firebase/currentUser.ts'
import { recall, useIsGone } from '#firebase/known.ts'
import type { Pages } from '#firebase/paged.ts'
import { likedBy } from '#firebase/queries.ts'
import { useRead } from '#firebase/useRead.ts'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { VISUALLY_HIDDEN } from '#components/visuallyHidden.ts'
import { EmptyState } from '#components/EmptyState.tsx'
import { BlankSeal } from '#illustrations/states/BlankSeal.tsx'
import { PATHS, artifactAddress } from '#paths.ts'

/** What the person who is signed in likes. */
export default function LikedScreen() {
  const currentUser = useCurrentUser()
  const read = useRead(currentUser.status === 'signed-in' ? likedBy(currentUser.user.uid) : null)
  return (
    <ListScreen title="My Liked Artifacts" read={read}>
      {(pages) => <Liked pages={pages} />}
    </ListScreen>
  )
}

function Liked({ pages }: { pages: Pages<Like> }) {
  const isGone = useIsGone()
  const { listRef, grow } = useGrowth(pages)
  const likes = pages.items.filter(({ artifactId }) => !isGone(artifactId))
  if (likes.length === 0 && !pages.hasMore) {
    return (
      <EmptyState
        drawing={<BlankSeal size={160} />}
        heading="You haven't liked any Artifact!"
        line="Please like one first."
        action={
          <ButtonLink variant="contained" to={PATHS.browse}>
            Browse Artifacts
          </ButtonLink>
        }
      />
    )
  }
  return (
    <>
      <RecordTable
        listRef={listRef}
        caption="Artifacts that you like, newest like first"
        records={likes.map((like) => ({
          id: like._id,
          name: like.artifactName,
          image: like.artifactImage,
          type: recall(like.artifactId)?.artifact_type ?? '',
          discoverer: like.artifactDiscoverer,
          period: like.artifactDiscoveryPeriod,
          actions: (
            <ButtonLink size="small" to={artifactAddress(like.artifactId)}>
              Details<span style={VISUALLY_HIDDEN}> of {like.artifactName}</span>
            </ButtonLink>
          ),
        }))}
      />
      <MorePages pages={pages} grow={grow} />
    </>
  )
}
