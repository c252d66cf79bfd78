import { adderName } from '@tracker/domain/account.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccount } from '#data/account.ts'
import { addArtifact } from '#data/api.ts'
import { Page } from '#elements/Page.tsx'
import { tell } from '#feedback/dialogs.tsx'
import { Loading } from '#feedback/Loading.tsx'
import { PATHS } from '#paths.ts'
import { FORM_WIDTH } from '#theme/measures.ts'
import { ArtifactForm } from './ArtifactForm.tsx'
import { EMPTY_FORM } from './formValues.ts'
import { makeSubmissions } from './submission.ts'

/** Adds an artifact to the collection. */
export default function AddScreen() {
  const account = useAccount()
  const navigate = useNavigate()
  const [submissions] = useState(() => makeSubmissions(() => crypto.randomUUID()))
  if (account.status !== 'signed-in') return <Loading />
  const { user } = account
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
          await addArtifact(payload, submissions.keyOf(payload))
          return true
        }}
        onSaved={async () => {
          await tell({
            title: 'Congratulations!',
            text: 'You have successfully added an Artifact!',
            seal: 'check',
            button: 'Ok',
          })
          await navigate(PATHS.myArtifacts)
        }}
      />
    </Page>
  )
}
