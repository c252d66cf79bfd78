import { t } from '@lingui/core/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'

const LOAD_FAILURES = /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * Returns true for a failed dynamic import: the connection was lost, or a newer release has replaced the
 * file. Each browser has a different message.
 */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && LOAD_FAILURES.test(error.message)
}

/** Returns the message to show for an error: that of a Problem, else a generic one. */
export function problemText(error: unknown): string {
  if (isLoadFailure(error))
    return t`This part of the app could not be loaded. Check your connection and try again.`
  if (typeof error === 'string' && error !== '') return translateDomainText(error)
  if (error instanceof Error && error.message !== '') return translateDomainText(error.message)
  return t`Something went wrong. Please try again.`
}
