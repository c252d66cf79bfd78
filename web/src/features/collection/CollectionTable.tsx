import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { useState } from 'react'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { PATHS } from '#navigation/paths.ts'
import { theme } from '#theme/theme.ts'
import { LoadMore } from '#components/states/LoadMore.tsx'
import { ExportMenu } from '#export/ExportMenu.tsx'
import { RecordTable } from '#components/records/table/RecordTable.tsx'
import { waitingPhotos } from '#drafts/photoQueue.ts'
import type { MorePages, ReadAll } from '#firebase/firestore/pagination.ts'
import { useStore } from '#utils/createStore.ts'
import { collectionRow } from './collectionRow.tsx'

/** What has no room above the list on phones (CollectionToolbar.tsx). */
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { display: 'none' },
})

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
  const waiting = Map.groupBy(useStore(waitingPhotos), ({ artifactId }) => artifactId)
  return (
    <>
      <RecordTable
        listRef={setList}
        caption={caption}
        records={artifacts.map((artifact) =>
          collectionRow(artifact, {
            newLikes: newLikesOf(artifact),
            isReported: reported.includes(artifact._id),
            waitingPhotos: waiting.get(artifact._id),
          }),
        )}
      />
      <LoadMore list={() => list} {...more} />
      <Foot>
        <ButtonLink to={PATHS.import}>{t`Import a spreadsheet`}</ButtonLink>
        <ExportMenu pages={readAll} shown={artifacts} />
      </Foot>
    </>
  )
}
