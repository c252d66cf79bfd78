import { t } from '@lingui/core/macro'
import { StateScreen } from '#components/states/StateScreen.tsx'
import { EmptyPlinth } from '#illustrations/states/EmptyPlinth.tsx'
import { PATHS } from '#navigation/paths.ts'

/** Screen for an artifact that does not exist or was deleted. */
export function MissingArtifact() {
  return (
    <StateScreen
      drawing={EmptyPlinth}
      heading={t`Artifact not found`}
      line={t`This artifact is not in the collection. Perhaps the person who added it has taken it out, or the address is incomplete.`}
      way={{ to: PATHS.browse, label: t`All Artifacts` }}
    />
  )
}
