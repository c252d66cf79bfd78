import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Like } from '@tracker/domain/likes/like.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ListScreen } from '#components/layout/ListScreen.tsx'
import { ExportMenu } from '#export/ExportMenu.tsx'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { RecordTable } from '#components/records/table/RecordTable.tsx'
import { likedArtifacts } from '#features/likes/api/likedArtifacts.ts'
import { useLikedArtifacts } from '#features/likes/api/useLikedArtifacts.ts'
import { getArtifact } from '#firebase/artifacts/entityCache.ts'
import type { MorePages, ReadAll } from '#firebase/firestore/pagination.ts'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { EmptyState } from '#components/states/EmptyState.tsx'
import { BlankSeal } from '#illustrations/states/BlankSeal.tsx'
import { PATHS, artifactAddress } from '#navigation/paths.ts'
import { isolate } from '@tracker/domain/text/direction.ts'

/** The artifacts that the user likes. */
export default function LikedScreen() {
  return (
    <ListScreen title={t`My Liked Artifacts`} query={useLikedArtifacts()}>
      {({ data, more, readAll }) => <Liked likes={data.items} more={more} readAll={readAll} />}
    </ListScreen>
  )
}

interface Props {
  likes: readonly Like[]
  more: MorePages
  readAll: ReadAll<Like> | undefined
}

function Liked({ likes, more, readAll }: Props) {
  const client = useQueryClient()
  const [list, setList] = useState<HTMLElement | null>(null)
  if (likes.length === 0 && !more.hasNextPage) {
    return (
      <EmptyState
        drawing={BlankSeal}
        heading={t`You haven't liked any Artifact!`}
        line={t`Please like one first.`}
        way={{ to: PATHS.browse, label: t`Browse Artifacts` }}
      />
    )
  }
  return (
    <>
      <RecordTable
        listRef={setList}
        caption={t`Artifacts that you like, newest like first`}
        records={likes.map((like) => ({
          id: like._id,
          name: like.artifactName,
          image: like.artifactImage,
          type: getArtifact(client, like.artifactId)?.artifact_type ?? '',
          discoverer: like.artifactDiscoverer,
          period: like.artifactDiscoveryPeriod,
          to: artifactAddress(like.artifactId),
          actions: (
            <ButtonLink size="small" to={artifactAddress(like.artifactId)}>
              <Trans>
                Details<span className="visually-hidden"> of {isolate(like.artifactName)}</span>
              </Trans>
            </ButtonLink>
          ),
        }))}
      />
      <LoadMore list={() => list} {...more} />
      {readAll && <ExportMenu pages={() => likedArtifacts(client, readAll())} />}
    </>
  )
}
