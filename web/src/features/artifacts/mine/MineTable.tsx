import type { Artifact } from '@tracker/domain/artifact.ts'
import { isolate } from '@tracker/domain/direction.ts'
import { useState } from 'react'
import { LoadMore } from '#components/LoadMore.tsx'
import { RecordTable } from '#components/RecordTable.tsx'
import type { RecordLine } from '#components/records.ts'
import { TextLink } from '#components/TextLink.tsx'
import { MineActions } from '#features/artifacts/components/MineActions.tsx'
import type { MorePages } from '#firebase/useList.ts'
import { artifactAddress } from '#paths.ts'

interface Props {
  caption: string
  artifacts: readonly Artifact[]
  more: MorePages
  /** How many likes of an artifact are new. */
  newLikesOf: (artifact: Artifact) => number
}

/** The own artifacts. What curators have hidden says so, and leads to why and to the answer. */
export function MineTable({ caption, artifacts, more, newLikesOf }: Props) {
  const [list, setList] = useState<HTMLElement | null>(null)
  return (
    <>
      <RecordTable
        listRef={setList}
        caption={caption}
        records={artifacts.map((artifact) => ({
          id: artifact._id,
          name: artifact.artifact_name,
          image: artifact.artifact_image,
          type: artifact.artifact_type,
          discoverer: artifact.discovered_by,
          period: artifact.discovered_at,
          ...stateOf(artifact, newLikesOf(artifact)),
          actions: <MineActions artifact={artifact} />,
        }))}
      />
      <LoadMore list={list} {...more} />
    </>
  )
}

/** Nobody likes what nobody sees: the likes of what is hidden are away with it. */
function stateOf(artifact: Artifact, newLikes: number): Pick<RecordLine, 'likes' | 'newLikes' | 'note'> {
  const { _id: id, artifact_name: name, hidden_reason: reason, likes_count: likes } = artifact
  if (reason === undefined) return { likes, newLikes }
  return {
    note: (
      <>
        Hidden: {isolate(reason)}{' '}
        <TextLink to={artifactAddress(id)}>
          Read more or appeal<span className="visually-hidden"> about {isolate(name)}</span>
        </TextLink>
      </>
    ),
  }
}
