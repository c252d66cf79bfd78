import { useLeaveGuard } from '#components/hooks/useLeaveGuard.ts'
import { dialogs } from '#notifications/dialogs.ts'
import type { DraftWriter } from './draftWriter.ts'

const CHOICES = { title: 'Leave without saving?', confirm: 'Leave', cancel: 'Stay' } as const

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
        ...CHOICES,
        text: 'This browser cannot keep your draft: what you typed will be gone.',
      })
    return dialogs.confirm({
      ...CHOICES,
      text: 'Your draft stays in this browser, until you sign out.',
      also: {
        label: 'Discard draft',
        color: 'error',
        choose: () => {
          discard()
          return true
        },
      },
    })
  })
}
