/** A script that could not be loaded, or has not arrived in time. */
export class LoadFailure extends Error {
  override name = 'LoadFailure'
}

/** Messages of the browsers for a failed dynamic import. */
const MESSAGES = /dynamically imported module|importing a module script failed|unable to preload css/i

/** Returns true for a failed import: the connection was lost, or a newer release has replaced the file. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof LoadFailure || (error instanceof Error && MESSAGES.test(error.message))
