import { t } from '@lingui/core/macro'
import { translateDomainText } from '#i18n/domainTexts.ts'
import { Problem } from '@tracker/domain/api/problem.ts'

/** Errors with which the server refuses a photo permanently. */
const REFUSALS = new Set(['invalid', 'forbidden', 'too-large', 'unsupported-media-type'])

/** Returns true if the server refused a photo, so that retrying is useless. */
export const isRefusal = (error: unknown): error is Problem =>
  error instanceof Problem && REFUSALS.has(error.code)

/** Message about a failed upload. */
export const uploadFailure = (error: unknown) => ({
  message:
    error instanceof Problem
      ? translateDomainText(error.message)
      : t`The photo could not be sent. Please try again.`,
  canWait: !isRefusal(error),
})
