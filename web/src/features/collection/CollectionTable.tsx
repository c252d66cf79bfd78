import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { useState } from 'react'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { ExportList } from '#components/records/export/ExportList.tsx'
import { RecordTable } from '#components/records/table/RecordTable.tsx'
import { waitingPhotos } from '#drafts/photoQueue.ts'
import type { MorePages, ReadAll } from '#firebase/firestore/pagination.ts'
import { useStore } from '#utils/createStore.ts'
import { collectionRow } from './collectionRow.tsx'

interface Props {
  caption: string
  artifacts: readonly Artifact[]
  more: MorePages
  /** Ids of artifacts with an open report. */
  reported: readonly string[]
  newLikesOf: (artifact: Artifact) => number
  readAll: ReadAll<Artifact>
}

/** The user's artifacts as a table. */
export function CollectionTable({ caption, artifacts, more, reported, newLikesOf, readAll }: Props) {
  const [list, setList] = useState<HTMLElement | null>(null)
  const waiting = new Map(useStore(waitingPhotos).map((photo) => [photo.artifactId, photo]))
  return (
    <>
      <RecordTable
        listRef={setList}
        caption={caption}
        records={artifacts.map((artifact) =>
          collectionRow(artifact, {
            newLikes: newLikesOf(artifact),
            isReported: reported.includes(artifact._id),
            waitingPhoto: waiting.get(artifact._id),
          }),
        )}
      />
      <LoadMore list={() => list} {...more} />
      <ExportList pages={readAll} shown={artifacts} />
    </>
  )
}
