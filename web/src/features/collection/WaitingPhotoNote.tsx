import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { DeleteButton } from '#components/forms/DeleteButton.tsx'
import { RowNotice } from '#components/states/Notice.tsx'
import { removeWaitingPhoto, type WaitingPhoto } from '#drafts/photoQueue.ts'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { styled } from '@mui/material/styles'

const Line = styled('span')({ display: 'block' })

/** Notice that a record's photo is not uploaded yet, with the reason and a button to discard it. */
export function WaitingPhotoNote({ waiting }: { waiting: WaitingPhoto }) {
  const currentUser = useCurrentUser()
  const { artifactId, name, refusal } = waiting
  const reason = translateDomainText(refusal ?? '')
  const discard = async () => {
    if (currentUser.status !== 'signed-in') return
    const shownName = isolate(name)
    const isSure = await dialogs.confirmDelete(
      t`The photo of “${shownName}” is only in this browser, and will be gone.`,
    )
    if (isSure) await removeWaitingPhoto(currentUser.user.uid, artifactId).catch(toast.failure)
  }
  return (
    <RowNotice severity={refusal === null ? 'info' : 'error'}>
      {refusal === null ? (
        <Trans>
          <strong>Photo waiting:</strong> It is in this browser, and is sent as soon as that works.
        </Trans>
      ) : (
        t`Photo not sent: ${reason}`
      )}
      <Line>
        <DeleteButton
          edge="start"
          label={t`Discard photo`}
          of={t`of ${name}`}
          onClick={() => void discard()}
        />
      </Line>
    </RowNotice>
  )
}
