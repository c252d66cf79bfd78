/** Where the server tells people things. The command line prints them; tests collect them. */
export interface Log {
  info(message: string): void
  warn(message: string): void
  error(message: string, cause?: unknown): void
}

export const silentLog: Log = { info() {}, warn() {}, error() {} }
