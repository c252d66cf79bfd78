import { Problem } from '@tracker/domain/api/problem.ts'

const FAILED = 'The photo could not be sent. Please try again.'
/** The server refuses this photo, however often it is sent. */
const REFUSALS = new Set(['invalid', 'forbidden', 'too-large', 'unsupported-media-type'])

/** Whether the server refused a photo, so that sending it again cannot help. */
export const isRefusal = (error: unknown): error is Problem =>
  error instanceof Problem && REFUSALS.has(error.code)

/** What to tell the user about a failed upload. */
export const uploadFailure = (error: unknown) => ({
  message: error instanceof Problem ? error.message : FAILED,
  canWait: !isRefusal(error),
})
