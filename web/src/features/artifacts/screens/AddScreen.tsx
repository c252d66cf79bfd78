import { adderName } from '@tracker/domain/account.ts'
import { useNavigate } from 'react-router'
import { useCurrentUser } from '#firebase/currentUser.ts'
import { Page } from '#components/Page.tsx'
import { dialogs } from '#notifications/dialogs.ts'
import { Loading } from '#components/Loading.tsx'
import { PATHS } from '#paths.ts'
import { FORM_WIDTH } from '#theme/measures.ts'
import { ArtifactForm } from '#features/artifacts/components/ArtifactForm.tsx'
import { EMPTY_FORM } from '#features/artifacts/components/formValues.ts'
import { useCreateArtifact } from '#features/artifacts/api/useCreateArtifact.ts'

/** Adds an artifact to the collection. */
export default function AddScreen() {
  const currentUser = useCurrentUser()
  const navigate = useNavigate()
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
        draftKey="draft of a new artifact"
        initial={EMPTY_FORM}
        adder={user}
        submitText="Add Artifact"
        busyText="Adding"
        onSave={async (content) => {
          const payload = {
            ...content,
            adder_name: adderName(user.displayName, undefined, user.email),
            adder_email: user.email,
          }
          await addArtifact(payload)
          return true
        }}
        onSaved={async () => {
          await dialogs.alert({
            title: 'Congratulations!',
            text: 'You have successfully added an Artifact!',
            icon: 'check',
            button: 'Ok',
          })
          await navigate(PATHS.myArtifacts)
        }}
      />
    </Page>
  )
}
