import { ButtonLink } from '#components/ButtonLink.tsx'
import { Page } from '#components/Page.tsx'
import { PATHS } from '#paths.ts'

/** Instead of an artifact that does not exist, or not any more. */
export function MissingArtifact() {
  return (
    <Page
      title="Artifact not found"
      intro="This artifact is not in the collection. Perhaps the person who added it has taken it out, or the address is incomplete."
    >
      <ButtonLink variant="contained" to={PATHS.browse}>
        All Artifacts
      </ButtonLink>
    </Page>
  )
}
