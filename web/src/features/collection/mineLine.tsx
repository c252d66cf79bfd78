import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import type { RecordLine } from '#components/records/records.ts'
import { TextLink } from '#components/layout/TextLink.tsx'
import { MineActions } from './MineActions.tsx'
import { artifactAddress } from '#navigation/paths.ts'
import { styled } from '@mui/material/styles'

/** Nothing is wrong yet, and nothing is to be done: it says so quietly. */
const Waiting = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  '& > strong': { fontWeight: 600, color: theme.vars.palette.text.primary },
}))

/**
 * An own artifact as a line of the list. What curators have hidden says so, and leads to why and to the answer; what waits for
 * them says only that.
 * @param newLikes how many of its likes are new
 * @param isReported whether it waits for curators
 */
export function mineLine(artifact: Artifact, newLikes: number, isReported: boolean): RecordLine {
  return {
    id: artifact._id,
    name: artifact.artifact_name,
    image: artifact.artifact_image,
    type: artifact.artifact_type,
    discoverer: artifact.discovered_by,
    period: artifact.discovered_at,
    ...stateOf(artifact, newLikes, isReported),
    actions: <MineActions artifact={artifact} />,
  }
}

const REPORTED = (
  <Waiting>
    <strong>Reported:</strong> A curator will look at this. If anything changes, you will read the reason
    here.
  </Waiting>
)

/** Nobody likes what nobody sees: the likes of what is hidden are away with it. */
function stateOf(
  artifact: Artifact,
  newLikes: number,
  isReported: boolean,
): Pick<RecordLine, 'likes' | 'newLikes' | 'note'> {
  const { _id: id, artifact_name: name, hidden_reason: reason, likes_count: likes } = artifact
  if (reason === undefined) return { likes, newLikes, note: isReported && REPORTED }
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
