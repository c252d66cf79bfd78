import type { Artifact } from '@tracker/domain/artifact.ts'
import { isolate } from '@tracker/domain/direction.ts'
import { ButtonLink } from '#components/ButtonLink.tsx'
import { PATHS } from '#paths.ts'
import { likeOf } from './likeThis.ts'

/** Leads to the form of a new artifact that has place, discoverer and type of this one. */
export function AddLikeThis({ artifact }: { artifact: Artifact }) {
  return (
    <ButtonLink size="small" to={PATHS.addArtifact} state={likeOf(artifact)}>
      Add another like this
      <span className="visually-hidden"> one, {isolate(artifact.artifact_name)}</span>
    </ButtonLink>
  )
}
