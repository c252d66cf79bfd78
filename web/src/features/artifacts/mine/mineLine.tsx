import type { Artifact } from '@tracker/domain/artifact.ts'
import { isolate } from '@tracker/domain/direction.ts'
import type { RecordLine } from '#components/records.ts'
import { TextLink } from '#components/TextLink.tsx'
import { MineActions } from '#features/artifacts/components/MineActions.tsx'
import { artifactAddress } from '#paths.ts'

/**
 * An own artifact as a line of the list. What curators have hidden says so, and leads to why and to the answer.
 * @param newLikes how many of its likes are new
 */
export function mineLine(artifact: Artifact, newLikes: number): RecordLine {
  return {
    id: artifact._id,
    name: artifact.artifact_name,
    image: artifact.artifact_image,
    type: artifact.artifact_type,
    discoverer: artifact.discovered_by,
    period: artifact.discovered_at,
    ...stateOf(artifact, newLikes),
    actions: <MineActions artifact={artifact} />,
  }
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
