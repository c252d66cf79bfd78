const LOAD_FAILURES = /dynamically imported module|importing a module script failed|unable to preload css/i

/**
 * Whether an error is a browser's complaint about a part of the app that could not be fetched: the connection was lost, or
 * a newer release has replaced the file. Each browser words it in its own way.
 */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && LOAD_FAILURES.test(error.message)
}

/** The sentence that a failure shows: its own message, else a plain one. */
export function problemText(error: unknown): string {
  if (isLoadFailure(error))
    return 'This part of the app could not be loaded. Check your connection and try again.'
  if (typeof error === 'string' && error !== '') return error
  if (error instanceof Error && error.message !== '') return error.message
  return 'Something went wrong. Please try again.'
}
