import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { styled } from '@mui/material/styles'
import type { RecordLine } from '#components/records/records.ts'
import { TextLink } from '#components/layout/TextLink.tsx'
import type { WaitingPhoto } from '#drafts/photoQueue.ts'
import { CollectionActions } from '#features/collection/CollectionActions.tsx'
import { artifactAddress } from '#navigation/paths.ts'
import { QuietNote } from './QuietNote.ts'
import { WaitingPhotoNote } from './WaitingPhotoNote.tsx'

const Line = styled('span')({ display: 'block' })

interface RowState {
  /** Number of likes that are new. */
  readonly newLikes: number
  /** Whether a report is open. */
  readonly isReported: boolean
  /** The photo that is not uploaded yet. */
  readonly waitingPhoto?: WaitingPhoto | undefined
}

/** An own artifact as a row of the list, with a note about its state. */
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

const REPORTED = (
  <QuietNote>
    <strong>Reported:</strong> A curator will look at this. If anything changes, you will read the reason
    here.
  </QuietNote>
)

const HELD = (
  <QuietNote>
    <strong>Waits for a look:</strong> A curator looks at the first artifacts of every new account.
  </QuietNote>
)

/** The likes of a hidden artifact are hidden with it. */
function notesOf(
  artifact: Artifact,
  { newLikes, isReported, waitingPhoto }: RowState,
): Pick<RecordLine, 'likes' | 'newLikes' | 'note'> {
  const { _id: id, artifact_name: name, hidden_reason: reason, likes_count: likes } = artifact
  const photo = waitingPhoto && <WaitingPhotoNote waiting={waitingPhoto} />
  if (reason === undefined) {
    if (!photo) return { likes, newLikes, note: isReported && REPORTED }
    return {
      likes,
      newLikes,
      note: (
        <>
          {isReported && <Line>{REPORTED}</Line>}
          {photo}
        </>
      ),
    }
  }
  if (artifact.hidden_by === 'hold') {
    return {
      note: (
        <>
          {HELD}
          {photo && <Line>{photo}</Line>}
        </>
      ),
    }
  }
  return {
    note: (
      <>
        Hidden: {isolate(reason)}{' '}
        <TextLink to={artifactAddress(id)}>
          Read more or appeal<span className="visually-hidden"> about {isolate(name)}</span>
        </TextLink>
        {photo && <Line>{photo}</Line>}
      </>
    ),
  }
}
