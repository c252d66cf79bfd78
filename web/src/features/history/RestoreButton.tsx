import { translateDomainText } from '#i18n/domainTexts.ts'
import { t } from '@lingui/core/macro'
import { CONTENT_FIELDS, FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { dialogs } from '#notifications/dialogs.ts'
import { toast } from '#notifications/toast.ts'
import type { VersionPatch } from './earlierVersions.ts'
import { useRestoreVersion } from './api/useRestoreVersion.ts'

const keptText = () => t`What is there now stays in the history.`

/** Returns true if the server refused the picture, because it has been deleted. */
const isPictureGone = (error: unknown) =>
  error instanceof Problem &&
  error.errors.some(({ field }) => field === 'artifact_image' || field === 'more_photos')

function labelsOf(patch: VersionPatch): string {
  const labels = CONTENT_FIELDS.filter((field) => field in patch).map((field) =>
    translateDomainText(FIELD_LABELS[field]),
  )
  return [...labels, ...(patch.more_photos ? [t`Further photographs`] : [])].join(', ')
}

interface Props {
  id: string
  /** The fields to restore with their values. */
  patch: VersionPatch
  /** Names the version for screen readers. */
  children: ReactNode
}

/** Restores an earlier version of an artifact after a confirmation. */
export function RestoreButton({ id, patch, children }: Props) {
  const { mutateAsync: restore } = useRestoreVersion(id)
  const [isBusy, setBusy] = useState(false)
  const apply = async (fields: VersionPatch): Promise<void> => {
    const { modifiedCount } = await restore(fields)
    if (modifiedCount > 0) toast.success(t`The earlier version is restored.`)
    else toast.notice(t`No changes to save.`)
  }
  const withoutPicture = async (whole: VersionPatch) => {
    const texts = { ...whole }
    delete texts.artifact_image
    delete texts.more_photos
    const isSure =
      Object.keys(texts).length > 0 &&
      (await dialogs.confirm({
        title: t`Restore the texts alone?`,
        text: t`The picture of that version is not there any more.`,
        detail: keptText(),
        confirm: t`Restore`,
      }))
    if (isSure) await apply(texts)
  }
  const confirmAndRestore = async () => {
    const labels = labelsOf(patch)
    const isSure = await dialogs.confirm({
      title: t`Restore this version?`,
      text: t`These fields change: ${labels}.`,
      detail: keptText(),
      confirm: t`Restore`,
    })
    if (!isSure) return
    try {
      await apply(patch)
    } catch (error) {
      if (!isPictureGone(error) || Object.keys(patch).length === 1) throw error
      await withoutPicture(patch)
    }
  }
  const restoreOnce = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await confirmAndRestore()
    } catch (error) {
      toast.writeFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      variant="outlined"
      aria-disabled={isBusy}
      onClick={() => void restoreOnce()}
      sx={{ justifySelf: 'start' }}
    >
      {children}
    </Button>
  )
}
