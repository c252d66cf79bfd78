/** What the server tells people, and how it reads the errors that it tells of. */
export interface Log {
  info(message: string): void
  warn(message: string): void
  error(message: string, cause?: unknown): void
}

export const silentLog: Log = { info() {}, warn() {}, error() {} }

/** The message of anything that was thrown. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The code that Node gives an error of the system, e.g. `EADDRINUSE`; undefined when there is none. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
