/** Logger interface and helpers for caught errors. */
export interface Log {
  info(message: string): void
  warn(message: string): void
  error(message: string, cause?: unknown): void
}

export const silentLog: Log = { info() {}, warn() {}, error() {} }

/** The message of a caught value. */
export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** The code of a Node.js system error, e.g. `EADDRINUSE`; undefined for other values. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : undefined
}
