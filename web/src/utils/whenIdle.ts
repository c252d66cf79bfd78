/** How long the browser may be busy (milliseconds) before something runs all the same. */
const IDLE_MS = 1_000

/** Runs something once the browser has nothing better to do; the answer cancels. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: IDLE_MS })
  return () => cancelIdleCallback(handle)
}

declare global {
  interface Navigator {
    /** What the browser knows of the network; absent in Firefox and Safari. */
    readonly connection?: { readonly saveData: boolean; readonly effectiveType: string }
  }
}

/** Whether the connection is slow or the person saves data: then only what is needed is loaded, not what may be. */
export function isSavingData(): boolean {
  const { connection } = navigator
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}
