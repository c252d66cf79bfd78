import { isLoadFailure } from './loadFailure.ts'

/** The sentence that a failure shows: its own message, else a plain one. */
export function problemText(error: unknown): string {
  if (isLoadFailure(error))
    return 'This part of the app could not be loaded. Check your connection and try again.'
  if (typeof error === 'string' && error !== '') return error
  if (error instanceof Error && error.message !== '') return error.message
  return 'Something went wrong. Please try again.'
}
