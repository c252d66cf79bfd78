import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { useState } from 'react'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { RecordTable } from '#components/records/RecordTable.tsx'
import type { MorePages } from '#firebase/useList.ts'
import { mineLine } from './mineLine.tsx'

interface Props {
  caption: string
  artifacts: readonly Artifact[]
  more: MorePages
  /** Ids of those that wait for curators. */
  reported: readonly string[]
  /** How many likes of an artifact are new. */
  newLikesOf: (artifact: Artifact) => number
}

/** The own artifacts. */
export function MineTable({ caption, artifacts, more, reported, newLikesOf }: Props) {
  const [list, setList] = useState<HTMLElement | null>(null)
  return (
    <>
      <RecordTable
        listRef={setList}
        caption={caption}
        records={artifacts.map((artifact) =>
          mineLine(artifact, newLikesOf(artifact), reported.includes(artifact._id)),
        )}
      />
      <LoadMore list={list} {...more} />
    </>
  )
}
