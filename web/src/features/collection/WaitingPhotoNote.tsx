import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { isolate } from '@tracker/domain/text/direction.ts'
import { DeleteButton } from '#components/forms/DeleteButton.tsx'
import { RowNotice } from '#components/states/Notice.tsx'
import { removeWaitingPhoto, waitingId, type WaitingPhoto } from '#drafts/photoQueue.ts'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import { styled } from '@mui/material/styles'

const Line = styled('span')({ display: 'block' })

/** Notices about photos of a record: one for those that wait, one for each that was refused. */
export function WaitingPhotoNotes({ waiting }: { waiting: readonly WaitingPhoto[] }) {
  const [sendable = [], refused = []] = [true, false].map((isSendable) =>
    waiting.filter(({ refusal }) => (refusal === null) === isSendable),
  )
  return (
    <>
      {sendable.length > 0 && <WaitingPhotoNote waiting={sendable} />}
      {refused.map((photo) => (
        <WaitingPhotoNote key={waitingId(photo)} waiting={[photo]} />
      ))}
    </>
  )
}

/** Notice that photos of a record are not uploaded yet, with the reason and a button to discard them. */
function WaitingPhotoNote({ waiting }: { waiting: readonly WaitingPhoto[] }) {
  const currentUser = useCurrentUser()
  const { name = '', refusal = null } = waiting[0] ?? {}
  const count = waiting.length
  const reason = translateDomainText(refusal ?? '')
  const discard = async () => {
    if (currentUser.status !== 'signed-in') return
    const shownName = isolate(name)
    const isSure = await dialogs.confirmDelete(
      count === 1
        ? t`The photo of “${shownName}” is only in this browser, and will be gone.`
        : t`${count} photos of “${shownName}” are only in this browser, and will be gone.`,
    )
    if (!isSure) return
    const { uid } = currentUser.user
    await Promise.all(waiting.map((photo) => removeWaitingPhoto(uid, waitingId(photo)))).catch(toast.failure)
  }
  return (
    <RowNotice severity={refusal === null ? 'info' : 'error'}>
      {refusal === null && count > 1 ? (
        <Trans>
          <strong>{count} photos waiting:</strong> They are in this browser, and are sent as soon as that
          works.
        </Trans>
      ) : refusal === null ? (
        <Trans>
          <strong>Photo waiting:</strong> It is in this browser, and is sent as soon as that works.
        </Trans>
      ) : (
        t`Photo not sent: ${reason}`
      )}
      <Line>
        <DeleteButton
          edge="start"
          label={count === 1 ? t`Discard photo` : t`Discard photos`}
          of={t`of ${name}`}
          onClick={() => void discard()}
        />
      </Line>
    </RowNotice>
  )
}
