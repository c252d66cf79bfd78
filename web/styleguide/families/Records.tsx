import type { ReactNode } from 'react'
import { MorePages } from '#components/LoadMore.tsx'
import { RecordCards } from '#components/RecordCards.tsx'
import { RecordSkeleton } from '#components/RecordSkeleton.tsx'
import type { RecordLine } from '#components/records.ts'
import { RecordTable } from '#components/RecordTable.tsx'
import { MineActions } from '#features/artifacts/components/MineActions.tsx'
import type { Artifact } from '@tracker/domain/artifact.ts'
import { Family } from '../Family.tsx'
import { Columns, Kind, Sample } from '../Sample.tsx'
import { BARE, BROKEN, LONG_NAMED, ROSETTA } from '../samples.ts'

const lineOf = (artifact: Artifact, actions: ReactNode): RecordLine => ({
  id: artifact._id,
  name: artifact.artifact_name,
  image: artifact.artifact_image,
  type: artifact.artifact_type,
  discoverer: artifact.discovered_by,
  period: artifact.discovered_at,
  actions,
})

const RECORDS = [ROSETTA, LONG_NAMED, BROKEN, BARE].map((artifact) =>
  lineOf(artifact, <MineActions artifact={artifact} />),
)

const MORE = {
  items: [],
  total: undefined,
  hasMore: true,
  isGrowing: false,
  problem: undefined,
  grow: () => {},
}

/** Own and liked artifacts: a table, and the same as cards on narrow screens. */
export function Records() {
  return (
    <>
      <Family title="Tables" wide>
        <RecordTable caption="Sample artifacts in a table" records={RECORDS} />
      </Family>
      <Family title="Lists">
        <Kind name="The table on a narrow screen">
          <RecordCards caption="Sample artifacts in a list" records={RECORDS} />
        </Kind>
        <Kind name="On its way">
          <RecordSkeleton />
        </Kind>
        <Kind name="More pages">
          <Columns $min={140}>
            <Sample name="rest">
              <MorePages pages={MORE} grow={MORE.grow} />
            </Sample>
            <Sample name="busy">
              <MorePages pages={{ ...MORE, isGrowing: true }} grow={MORE.grow} />
            </Sample>
            <Sample name="failed">
              <MorePages
                pages={{ ...MORE, problem: new Error('The collection could not be reached.') }}
                grow={MORE.grow}
              />
            </Sample>
          </Columns>
        </Kind>
      </Family>
    </>
  )
}
