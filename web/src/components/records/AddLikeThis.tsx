import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { icon } from '#icons/icons.tsx'
import { PATHS } from '#navigation/paths.ts'
import { likeOf } from '#navigation/likeThis.ts'

/** A sheet that becomes two. */
const Another = /* @__PURE__ */ icon('M9 9h11v11H9ZM15 9V4H4v11h5M14.5 11.8v5.4M11.8 14.5h5.4')

interface Props {
  artifact: Artifact
  /** Whether it stands among those of other artifacts: then it is an icon that says which one is meant. */
  isListed?: boolean
}

/** Leads to the form of a new artifact that has place, discoverer and type of this one. */
export function AddLikeThis({ artifact, isListed = false }: Props) {
  const way = { to: PATHS.addArtifact, state: likeOf(artifact) }
  if (!isListed)
    return (
      <ButtonLink {...way} variant="outlined">
        Add another like this
      </ButtonLink>
    )
  const name = `Add another like ${isolate(artifact.artifact_name)}`
  return (
    <ButtonLink {...way} size="small" aria-label={name} title={name} sx={{ minWidth: 44, paddingInline: 0 }}>
      <Another size={20} />
    </ButtonLink>
  )
}
