import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import type { ReactNode } from 'react'
import type { RecordLine } from '#components/records/table/records.ts'
import { RowNotice } from '#components/states/Notice.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import type { WaitingPhoto } from '#drafts/photoQueue.ts'
import { CollectionActions } from '#features/collection/CollectionActions.tsx'
import { artifactAddress } from '#navigation/paths.ts'
import { WaitingPhotoNotes } from './WaitingPhotoNote.tsx'

interface RowState {
  /** Number of new likes. */
  readonly newLikes: number
  /** True if a report is open. */
  readonly isReported: boolean
  /** Photos that are not uploaded yet. */
  readonly waitingPhotos?: readonly WaitingPhoto[] | undefined
}

/** Creates the list row of one of the user's artifacts, with notices about its state. */
export function collectionRow(artifact: Artifact, state: RowState): RecordLine {
  return {
    id: artifact._id,
    name: artifact.artifact_name,
    image: artifact.artifact_image,
    type: artifact.artifact_type,
    discoverer: artifact.discovered_by,
    period: artifact.discovered_at,
    ...notesOf(artifact, state),
    actions: <CollectionActions artifact={artifact} />,
  }
}

const reportedNotice = () => (
  <RowNotice severity="info">
    <Trans>
      <strong>Reported:</strong> A curator will look at this. If anything changes, you will read the reason
      here.
    </Trans>
  </RowNotice>
)

const heldNotice = () => (
  <RowNotice severity="info">
    <Trans>
      <strong>Waiting for review:</strong> A curator reviews the first artifacts of every new account.
    </Trans>
  </RowNotice>
)

/** The likes of a hidden artifact are hidden too. */
function notesOf(
  artifact: Artifact,
  { newLikes, isReported, waitingPhotos = [] }: RowState,
): Pick<RecordLine, 'likes' | 'newLikes' | 'note'> {
  const { _id: id, artifact_name: name, hidden_reason: reason, likes_count: likes } = artifact
  const photo = waitingPhotos.length > 0 && <WaitingPhotoNotes waiting={waitingPhotos} />
  const withPhoto = (notice: ReactNode) => (
    <>
      {notice}
      {photo}
    </>
  )
  if (reason === undefined) {
    const note = isReported ? withPhoto(reportedNotice()) : photo
    return { likes, newLikes, note }
  }
  if (artifact.hidden_by === 'hold') return { note: withPhoto(heldNotice()) }
  const shownReason = isolate(reason)
  const shownName = isolate(name)
  return {
    note: withPhoto(
      <RowNotice severity="error">
        {t`Hidden: ${shownReason}`}{' '}
        <TextLink to={artifactAddress(id)} color="inherit">
          <Trans>
            Read more or appeal<span className="visually-hidden"> about {shownName}</span>
          </Trans>
        </TextLink>
      </RowNotice>,
    ),
  }
}
