import { t } from '@lingui/core/macro'
import { useLeaveGuard } from '#components/hooks/useLeaveGuard.ts'
import { dialogs } from '#notifications/dialogs.ts'
import type { DraftWriter } from './draftWriter.ts'

const choices = () => ({ title: t`Leave without saving?`, confirm: t`Leave`, cancel: t`Stay` })

/**
 * Asks for confirmation before a form with unsaved changes is left. The draft stays unless the user discards
 * it.
 * @param isSaving true while saving, which continues even if the user leaves
 */
export function useDraftGuard(
  { isDirty, isStored }: Pick<DraftWriter, 'isDirty' | 'isStored'>,
  discard: () => void,
  isSaving: boolean,
): void {
  useLeaveGuard(isDirty, async () => {
    if (isSaving) return true
    if (!isStored())
      return dialogs.confirm({
        ...choices(),
        text: t`This browser cannot keep your draft: what you typed will be gone.`,
      })
    return dialogs.confirm({
      ...choices(),
      text: t`Your draft stays in this browser, until you sign out.`,
      also: {
        label: t`Discard draft`,
        color: 'error',
        choose: () => {
          discard()
          return true
        },
      },
    })
  })
}
