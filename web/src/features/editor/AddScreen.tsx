import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { adderName, hasNoVisibleName } from '@tracker/domain/account/account.ts'
import { Notice } from '#components/states/Notice.tsx'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type UserProfile, useCurrentUser } from '#firebase/auth/currentUser.ts'
import { TextLink } from '#components/layout/TextLink.tsx'
import { Page } from '#components/layout/Page.tsx'
import { Loading } from '#components/states/Loading.tsx'
import { focusHeading } from '#components/layout/pageHeading.ts'
import { PATHS } from '#navigation/paths.ts'
import { FORM_WIDTH } from '#theme/measures.ts'
import { ArtifactForm } from '#features/editor/form/ArtifactForm.tsx'
import { NEW_ARTIFACT } from '#features/editor/form/addAsNew.ts'
import { Drafted } from '#features/editor/drafts/Drafted.tsx'
import { EMPTY_FORM, type FormValues } from '#features/editor/form/formValues.ts'
import { likeOf, readLike } from '#navigation/likeThis.ts'
import { useCreateArtifact } from '#features/editor/api/useCreateArtifact.ts'

/** Adds an artifact to the collection. */
export default function AddScreen() {
  const currentUser = useCurrentUser()
  const location: { key: string; state: unknown } = useLocation()
  const like = readLike(location.state)
  // “Add another” navigates to the same address, but needs a new form.
  const form = like ? location.key : ''
  const shown = useRef(form)
  useEffect(() => {
    if (shown.current === form) return
    shown.current = form
    window.scrollTo({ top: 0, behavior: 'instant' })
    focusHeading()
  }, [form])
  if (currentUser.status !== 'signed-in') return <Loading />
  return <AddForm key={form} opening={form} user={currentUser.user} initial={{ ...EMPTY_FORM, ...like }} />
}

interface Props {
  user: UserProfile
  initial: FormValues
  /** Key of the draft if the form starts with values of another artifact. */
  opening: string
}

function AddForm({ user, initial, opening }: Props) {
  const { mutateAsync: addArtifact } = useCreateArtifact()
  const navigate = useNavigate()
  const name = adderName(user.displayName, undefined, user.email)
  return (
    <Page
      title={t`Add Artifact`}
      intro={t`Tell what you know; only the name and the type are needed.`}
      width={FORM_WIDTH}
    >
      {hasNoVisibleName(user.displayName) && (
        <Notice severity="info" sx={{ mb: 4 }}>
          <Trans>
            You have no name here yet, so “<bdi>{name}</bdi>”, the beginning of your e-mail address, would be
            published with the artifact.
          </Trans>{' '}
          <TextLink to={PATHS.account} state="back">
            {t`Set a name`}
          </TextLink>
        </Notice>
      )}
      <Drafted uid={user.uid} form={NEW_ARTIFACT} opening={opening}>
        {(draft) => (
          <ArtifactForm
            draft={draft}
            initial={initial}
            base={EMPTY_FORM}
            adder={user}
            doing="Adding"
            submitText={t`Add Artifact`}
            busyText={t`Adding`}
            onSave={async ({ content, more, idempotencyKey }) => {
              const payload = {
                ...content,
                ...(more.length > 0 && { more_photos: [...more] }),
                adder_name: name,
                adder_email: user.email,
              }
              const { insertedId } = await addArtifact({ payload, idempotencyKey })
              return insertedId
            }}
            success={{
              title: t`Congratulations!`,
              text: t`You have successfully added an Artifact!`,
              icon: 'check',
              button: t`Ok`,
              other: t`Add another`,
            }}
            onOther={async (saved) => {
              await navigate(PATHS.addArtifact, { replace: true, state: likeOf(saved) })
            }}
          />
        )}
      </Drafted>
    </Page>
  )
}
