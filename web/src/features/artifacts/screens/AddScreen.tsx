import { adderName, isNameless } from '@tracker/domain/account.ts'
import Alert from '@mui/material/Alert'
import { useCurrentUser } from '#firebase/currentUser.ts'
import { TextLink } from '#components/TextLink.tsx'
import { Page } from '#components/Page.tsx'
import { Loading } from '#components/Loading.tsx'
import { PATHS } from '#paths.ts'
import { FORM_WIDTH } from '#theme/measures.ts'
import { ArtifactForm } from '#features/artifacts/components/ArtifactForm.tsx'
import { EMPTY_FORM } from '#features/artifacts/components/formValues.ts'
import { useCreateArtifact } from '#features/artifacts/api/useCreateArtifact.ts'

/** Adds an artifact to the collection. */
export default function AddScreen() {
  const currentUser = useCurrentUser()
  const { mutateAsync: addArtifact } = useCreateArtifact()
  if (currentUser.status !== 'signed-in') return <Loading />
  const { user } = currentUser
  const name = adderName(user.displayName, undefined, user.email)
  return (
    <Page
      title="Add Artifact"
      intro="Tell what you know; only the name and the type are needed."
      width={FORM_WIDTH}
    >
      {isNameless(user.displayName) && (
        <Alert severity="info" sx={{ mb: 4 }}>
          You have no name here yet, so “<bdi>{name}</bdi>”, the beginning of your e-mail address, would be
          published with the artifact.{' '}
          <TextLink to={PATHS.account} state="back">
            Set a name
          </TextLink>
        </Alert>
      )}
      <ArtifactForm
        draftName="new artifact"
        initial={EMPTY_FORM}
        adder={user}
        submitText="Add Artifact"
        busyText="Adding"
        onSave={async (content, idempotencyKey) => {
          const payload = {
            ...content,
            adder_name: name,
            adder_email: user.email,
          }
          await addArtifact({ payload, idempotencyKey })
          return true
        }}
        success={{
          title: 'Congratulations!',
          text: 'You have successfully added an Artifact!',
          icon: 'check',
          button: 'Ok',
        }}
      />
    </Page>
  )
}
