import { t } from '@lingui/core/macro'
import { adderName } from '@tracker/domain/account/account.ts'
import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { useState } from 'react'
import { MORE_PHOTOS_MAX } from '@tracker/domain/limits.ts'
import { type Photograph, photographsText } from '@tracker/domain/photo/photograph.ts'
import { useParams } from 'react-router'
import { type UserProfile, useCurrentUser } from '#firebase/auth/currentUser.ts'
import { lazySection } from '#components/states/lazySection.tsx'
import { loadLiveProvider } from '#firebase/firestore/liveProvider.tsx'
import { useReasonGone } from '#features/editor/api/useReasonGone.ts'
import type { OwnedArtifact } from '#firebase/firestore/converters.ts'
import { Page } from '#components/layout/Page.tsx'
import { Notice } from '#components/states/Notice.tsx'
import { StateScreen } from '#components/states/StateScreen.tsx'
import { usePageTitle } from '#components/layout/pageHeading.ts'
import { Loading } from '#components/states/Loading.tsx'
import { ErrorScreen } from '#components/states/ErrorState.tsx'
import { waitingPhotos } from '#drafts/photoQueue.ts'
import { useStore } from '#utils/createStore.ts'
import { toast } from '#notifications/toast.ts'
import { BlankSeal } from '#illustrations/states/BlankSeal.tsx'
import { artifactAddress } from '#navigation/paths.ts'
import { FORM_WIDTH } from '#theme/measures.ts'
import { ArtifactForm } from '#features/editor/form/ArtifactForm.tsx'
import { Drafted } from '#features/editor/drafts/Drafted.tsx'
import { changedFields, valuesOf } from '#features/editor/form/formValues.ts'
import { MissingArtifact } from '#components/states/MissingArtifact.tsx'
import { useFurtherPhotographs } from '#firebase/artifacts/useFurtherPhotographs.ts'
import { useOwnedArtifact } from '#firebase/artifacts/useOwnedArtifact.ts'
import { useUpdateArtifact } from '#features/editor/api/useUpdateArtifact.ts'
import { isolate } from '@tracker/domain/text/direction.ts'

const LiveFirestoreProvider = lazySection(loadLiveProvider)

/** Edits one of the user's artifacts. */
export default function UpdateScreen() {
  return (
    <LiveFirestoreProvider>
      <OwnArtifact />
    </LiveFirestoreProvider>
  )
}

function OwnArtifact() {
  const { id = '' } = useParams()
  const currentUser = useCurrentUser()
  const owned = useOwnedArtifact(id)
  usePageTitle(t`Update Artifact`)
  // An open form stays, also if the artifact is deleted or the connection is lost.
  const [first, setFirst] = useState<OwnedArtifact>()
  const current = owned.data ?? undefined
  if (current && current.artifact._id !== first?.artifact._id) setFirst(current)
  const shown = current ?? (first?.artifact._id === id ? first : undefined)
  const photographs = useFurtherPhotographs(shown?.artifact)
  const [firstPhotographs, setFirstPhotographs] = useState<readonly Photograph[]>()
  if (photographs.data && !firstPhotographs && shown) setFirstPhotographs(photographs.data)
  if (currentUser.status !== 'signed-in') return <Loading />
  if (!shown) {
    if (owned.status === 'pending') return <Loading />
    if (owned.status === 'error')
      return <ErrorScreen title={t`Update Artifact`} error={owned.error} onRetry={owned.refetch} />
    return <MissingArtifact />
  }
  const { artifact, adderUid } = shown
  if (adderUid !== currentUser.user.uid) return <NotYours artifact={artifact} />
  const shownPhotographs = photographs.data ?? firstPhotographs
  if (!shownPhotographs) {
    if (photographs.status !== 'error') return <Loading />
    return <ErrorScreen title={t`Update Artifact`} error={photographs.error} onRetry={photographs.refetch} />
  }
  return (
    <UpdateForm
      key={id}
      artifact={artifact}
      more={shownPhotographs}
      user={currentUser.user}
      isGone={owned.data === null}
    />
  )
}

interface FormProps {
  artifact: Artifact
  /** Its further photographs. */
  more: readonly Photograph[]
  user: UserProfile
  isGone: boolean
}

/** Photographs that came meanwhile, such as from the queue, stay after those of the form. */
function merged(
  sent: readonly Photograph[],
  opened: readonly Photograph[],
  current: readonly Photograph[],
): Photograph[] {
  const known = new Set([...opened, ...sent].map(({ url }) => url))
  return [...sent, ...current.filter(({ url }) => !known.has(url))].slice(0, MORE_PHOTOS_MAX)
}

/**
 * The form starts with the artifact as it was when the screen opened, so that later changes do not disturb
 * typing. Only changed fields are sent, so that concurrent changes of other fields stay.
 */
function UpdateForm({ artifact, more: current, user, isGone }: FormProps) {
  const gone = useReasonGone(artifact._id, user.uid, isGone)
  const { mutateAsync: updateArtifact } = useUpdateArtifact(artifact._id)
  const [opened] = useState(artifact)
  const [openedMore] = useState(current)
  const [initial] = useState(() => valuesOf(artifact, openedMore))
  const isWaiting = useStore(waitingPhotos).some(
    ({ artifactId, refusal }) => artifactId === artifact._id && refusal === null,
  )
  return (
    <Page title={t`Update Artifact`} width={FORM_WIDTH}>
      {isWaiting && (
        <Notice severity="info" sx={{ mb: 4 }}>
          {t`A photo of this artifact waits in this browser, and is sent as soon as that works.`}
        </Notice>
      )}
      <Drafted uid={user.uid} form={artifact._id}>
        {(draft) => (
          <ArtifactForm
            draft={draft}
            artifactId={artifact._id}
            gone={gone}
            initial={initial}
            adder={user}
            doing="Updating"
            submitText={t`Update Artifact`}
            busyText={t`Saving`}
            onSave={async ({ content, more, isPhotoWaiting }) => {
              const isMoreChanged = photographsText(more) !== photographsText(openedMore)
              const { modifiedCount } = await updateArtifact({
                ...changedFields(content, opened),
                ...(isMoreChanged && { more_photos: merged(more, openedMore, current) }),
                adder_name: adderName(user.displayName, undefined, user.email),
                adder_email: user.email,
              })
              if (modifiedCount > 0 || isPhotoWaiting) return artifact._id
              toast.notice(t`No changes to save.`)
              return null
            }}
            success={{ title: t`You have successfully updated the Artifact!`, icon: 'check', button: t`Ok` }}
          />
        )}
      </Drafted>
    </Page>
  )
}

function NotYours({ artifact }: { artifact: Artifact }) {
  const name = isolate(artifact.artifact_name)
  return (
    <StateScreen
      drawing={BlankSeal}
      heading={t`Update Artifact`}
      line={t`Only the person who added “${name}” can update it. You are welcome to look at it.`}
      way={{ to: artifactAddress(artifact._id), label: t`Details` }}
    />
  )
}
