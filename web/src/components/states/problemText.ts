import { t } from '@lingui/core/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { isLoadFailure } from '#utils/loadFailure.ts'

/** Returns the message to show for an error: that of a Problem, else a generic one. */
export function problemText(error: unknown): string {
  if (isLoadFailure(error))
    return t`This part of the app could not be loaded. Check your connection and try again.`
  if (typeof error === 'string' && error !== '') return translateDomainText(error)
  if (error instanceof Error && error.message !== '') return translateDomainText(error.message)
  return t`Something went wrong. Please try again.`
}
