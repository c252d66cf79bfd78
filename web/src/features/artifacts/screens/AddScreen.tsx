import { adderName } from '@tracker/domain/account.ts'
import { useCurrentUser } from '#firebase/currentUser.ts'
import { Page } from '#components/Page.tsx'
import { Loading } from '#components/Loading.tsx'
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
  return (
    <Page
      title="Add Artifact"
      intro="Tell what you know; only the name and the type are needed."
      width={FORM_WIDTH}
    >
      <ArtifactForm
        draftName="new artifact"
        initial={EMPTY_FORM}
        adder={user}
        submitText="Add Artifact"
        busyText="Adding"
        onSave={async (content, idempotencyKey) => {
          const payload = {
            ...content,
            adder_name: adderName(user.displayName, undefined, user.email),
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
