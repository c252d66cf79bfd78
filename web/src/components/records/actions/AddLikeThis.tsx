import { t } from '@lingui/core/macro'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import MenuItem from '@mui/material/MenuItem'
import { Link } from 'react-router'
import { icon } from '#icons/icons.tsx'
import { PATHS } from '#navigation/paths.ts'
import { likeOf } from '#navigation/likeThis.ts'

/** Icon of two overlapping sheets with a plus. */
const Another = /* @__PURE__ */ icon('M9 9h11v11H9ZM15 9V4H4v11h5M14.5 11.8v5.4M11.8 14.5h5.4')

/**
 * A menu item that leads to the form of a new artifact, prefilled with this one's place, discoverer and
 * type.
 */
export function AddLikeThisItem({ artifact }: { artifact: Artifact }) {
  return (
    <MenuItem component={Link} to={PATHS.addArtifact} state={likeOf(artifact)}>
      <Another size={20} />
      {t`Add another like this`}
    </MenuItem>
  )
}
