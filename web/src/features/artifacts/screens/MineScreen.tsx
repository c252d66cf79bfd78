import type { Artifact } from '@tracker/domain/artifact.ts'
import { useState } from 'react'
import type { MorePages } from '#firebase/useList.ts'
import { ListScreen } from '#components/ListScreen.tsx'
import { LoadMore } from '#components/LoadMore.tsx'
import { RecordTable } from '#components/RecordTable.tsx'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { EmptyState } from '#components/EmptyState.tsx'
import { EmptyPlinth } from '#illustrations/states/EmptyPlinth.tsx'
import { PATHS } from '#paths.ts'
import { MineActions } from '#features/artifacts/components/MineActions.tsx'
import { useMyHidden } from '#features/artifacts/api/useHidden.ts'
import { useMyArtifacts } from '#features/artifacts/api/useMyArtifacts.ts'
import { isolate } from '@tracker/domain/direction.ts'

/** What the person who is signed in has added, what curators have hidden of it first. */
export default function MineScreen() {
  const mine = useMyArtifacts()
  const hidden = useMyHidden()
  const withheld = hidden.status === 'success' ? hidden.data : []
  return (
    <ListScreen title="My Artifacts" answer={hidden.status === 'success' ? mine : hidden}>
      {({ data, more }) => <Mine artifacts={[...withheld, ...data.items]} more={more} />}
    </ListScreen>
  )
}

function Mine({ artifacts, more }: { artifacts: readonly Artifact[]; more: MorePages }) {
  const [list, setList] = useState<HTMLElement | null>(null)
  if (artifacts.length === 0 && !more.hasNextPage) {
    return (
      <EmptyState
        drawing={EmptyPlinth}
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
        listRef={setList}
        caption="Artifacts that you added, newest first"
        records={artifacts.map((artifact) => ({
          id: artifact._id,
          name: artifact.artifact_name,
          image: artifact.artifact_image,
          type: artifact.artifact_type,
          discoverer: artifact.discovered_by,
          period: artifact.discovered_at,
          note: artifact.hidden_reason && `Hidden: ${isolate(artifact.hidden_reason)}`,
          actions: <MineActions artifact={artifact} />,
        }))}
      />
      <LoadMore list={list} {...more} />
    </>
  )
}
