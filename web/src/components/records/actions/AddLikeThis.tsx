import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router'
import { icon } from '#icons/icons.tsx'
import { PATHS } from '#navigation/paths.ts'
import { likeOf } from '#navigation/likeThis.ts'

/** Icon of two overlapping sheets with a plus. */
const Another = /* @__PURE__ */ icon('M9 9h11v11H9ZM15 9V4H4v11h5M14.5 11.8v5.4M11.8 14.5h5.4')

const wayTo = (artifact: Artifact) => ({ to: PATHS.addArtifact, state: likeOf(artifact) })

/** A link to the form of a new artifact, prefilled with this one's place, discoverer and type. */
export function AddLikeThis({ artifact }: { artifact: Artifact }) {
  const artifactName = isolate(artifact.artifact_name)
  const name = t`Add another like ${artifactName}`
  return (
    <IconButton component={Link} {...wayTo(artifact)} color="primary" aria-label={name} title={name}>
      <Another size={20} />
    </IconButton>
  )
}

/** The same link as a menu item. */
export function AddLikeThisItem({ artifact }: { artifact: Artifact }) {
  return (
    <MenuItem component={Link} {...wayTo(artifact)}>
      <Another size={20} />
      {t`Add another like this`}
    </MenuItem>
  )
}
