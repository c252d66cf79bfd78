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

/**
 * Returns what is left to restore if the server refused pictures, because they have been deleted: everything but the further
 * photographs, or the texts alone; null if nothing is left, or for another error.
 */
function restAfter(error: unknown, patch: VersionPatch): { rest: VersionPatch; hasPicture: boolean } | null {
  const fields = error instanceof Problem ? error.errors.map(({ field }) => field) : []
  const hasPicture = !fields.includes('artifact_image')
  if (hasPicture && !fields.includes('more_photos')) return null
  const rest = { ...patch }
  delete rest.more_photos
  if (!hasPicture) delete rest.artifact_image
  return Object.keys(rest).length > 0 ? { rest, hasPicture } : null
}

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
  /** Restores what is still there, after a question. */
  const apply = async (fields: VersionPatch): Promise<void> => {
    try {
      const { modifiedCount } = await restore(fields)
      if (modifiedCount > 0) toast.success(t`The earlier version is restored.`)
      else toast.notice(t`No changes to save.`)
    } catch (error) {
      const left = restAfter(error, fields)
      if (left === null) throw error
      const isSure = await dialogs.confirm({
        title: left.hasPicture ? t`Restore without the further photographs?` : t`Restore the texts alone?`,
        text: left.hasPicture
          ? t`One of the further photographs of that version is not there any more. The present ones stay.`
          : t`The picture of that version is not there any more.`,
        detail: keptText(),
        confirm: t`Restore`,
      })
      if (isSure) await apply(left.rest)
    }
  }
  const confirmAndRestore = async () => {
    const labels = labelsOf(patch)
    const isSure = await dialogs.confirm({
      title: t`Restore this version?`,
      text: t`These fields change: ${labels}.`,
      detail: keptText(),
      confirm: t`Restore`,
    })
    if (isSure) await apply(patch)
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
