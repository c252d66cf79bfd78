/** The sentence that a failure shows: its own message, else a plain one. */
export function problemText(error: unknown): string {
  if (typeof error === 'string' && error !== '') return error
  if (error instanceof Error && error.message !== '') return error.message
  return 'Something went wrong. Please try again.'
}
