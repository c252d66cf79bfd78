import { useLeaveGuard } from '#components/hooks/useLeaveGuard.ts'
import { dialogs } from '#notifications/dialogs.ts'

interface Guarded {
  isDirty: () => boolean
  isKept: () => boolean
}

/**
 * Asks before a form is left that is not saved. Its draft stays, unless the person lets go of it.
 * @param isSaving what is being saved is saved wherever the person goes
 */
export function useDraftGuard({ isDirty, isKept }: Guarded, discard: () => void, isSaving: boolean): void {
  useLeaveGuard(isDirty, async () => {
    if (isSaving) return true
    const choices = { confirm: 'Leave', cancel: 'Stay' }
    if (!isKept())
      return dialogs.confirm({
        title: 'Leave without saving?',
        text: 'This browser cannot keep your draft: what you typed will be gone.',
        ...choices,
      })
    return dialogs.confirm({
      title: 'Leave without saving?',
      text: 'Your draft stays in this browser, until you sign out.',
      ...choices,
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
