import { LoadMore } from '#components/states/LoadMore.tsx'
import { RecordCards } from '#components/records/table/RecordCards.tsx'
import { RecordSkeleton } from '#components/records/table/RecordSkeleton.tsx'
import { RecordTable } from '#components/records/table/RecordTable.tsx'
import { collectionRow } from '#features/collection/collectionRow.tsx'
import { Family } from '../Family.tsx'
import { Columns, Kind, Sample } from '../Sample.tsx'
import { BARE, BROKEN, LONG_NAMED, ROSETTA } from '../samples.ts'

const RECORDS = [ROSETTA, LONG_NAMED, BROKEN, BARE].map((artifact, place) =>
  collectionRow(artifact, { newLikes: place, isReported: artifact === LONG_NAMED || artifact === BARE }),
)

const MORE = {
  list: () => null,
  hasNextPage: true,
  isFetchingNextPage: false,
  error: null,
  fetchNextPage: () => {},
}

/** Own and liked artifacts as a table, and as cards for narrow screens. */
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
              <LoadMore {...MORE} />
            </Sample>
            <Sample name="busy">
              <LoadMore {...MORE} isFetchingNextPage />
            </Sample>
            <Sample name="failed">
              <LoadMore {...MORE} error={new Error('The collection could not be reached.')} />
            </Sample>
          </Columns>
        </Kind>
      </Family>
    </>
  )
}
