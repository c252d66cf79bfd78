import type { Artifact } from '@tracker/domain/artifact.ts'
import { isolate } from '@tracker/domain/direction.ts'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { PATHS } from '#paths.ts'
import { likeOf } from './likeThis.ts'

interface Props {
  artifact: Artifact
  /** Whether it stands among those of other artifacts, and has to say which one is meant. */
  isListed?: boolean
}

/** Leads to the form of a new artifact that has place, discoverer and type of this one. */
export function AddLikeThis({ artifact, isListed = false }: Props) {
  return (
    <ButtonLink size={isListed ? 'small' : 'medium'} to={PATHS.addArtifact} state={likeOf(artifact)}>
      {isListed ? (
        <>
          Add another<span className="visually-hidden"> like {isolate(artifact.artifact_name)}</span>
        </>
      ) : (
        'Add another like this'
      )}
    </ButtonLink>
  )
}
