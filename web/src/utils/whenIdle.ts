/** Maximum time to wait for a busy browser, in milliseconds. */
const TIMEOUT_MS = 1_000

let isIdle = false

/** Returns true while a callback of `whenIdle` runs: what it starts is not what a person has asked for. */
export const isInBackground = () => isIdle

/** Runs a callback when the browser is idle. Returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  const run = () => {
    isIdle = true
    try {
      callback()
    } finally {
      isIdle = false
    }
  }
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}

declare global {
  interface Navigator {
    /** Network information; missing in Firefox and Safari. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

/** Returns true if the connection is slow or data saving is on; optional files are then not loaded. */
export function isSavingData(): boolean {
  const { connection } = navigator
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}
