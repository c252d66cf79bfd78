/** A part of the app that could not be fetched: the connection was lost, or a newer release has replaced the file. */

const MESSAGES = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether an error is a browser's complaint about a part of the app; each browser words it in its own way. */
export function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && MESSAGES.test(error.message)
}
