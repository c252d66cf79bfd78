import { t } from '@lingui/core/macro'
import { SignInExpired } from '#utils/signInExpired.ts'
import { problemText } from '#components/states/problemText.ts'
import { TOAST_MS, toast } from '#notifications/toast.ts'

/**
 * Runs a write. If it fails, a toast shows the error and a Retry button, so that no input is lost without a
 * network.
 * @returns whether it succeeded
 */
export async function attempt(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write()
    return true
  } catch (error) {
    if (!(error instanceof SignInExpired)) {
      const run = () => void attempt(write)
      toast.add('failure', problemText(error), 2 * TOAST_MS, { label: t`Try again`, run })
    }
    return false
  }
}
