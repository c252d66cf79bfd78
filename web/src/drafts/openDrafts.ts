/** Which drafts are open in a tab: each is in one at a time, so that no tab writes over what another one has. */

/** Milliseconds for a page that is loaded anew: the one before may hold its draft for a moment. */
const HOLD_MS = 1_000
const PREFIX = 'draft '

/**
 * Takes a draft for this tab.
 * @returns what lets go of it; null when another tab has it. A tab that is closed, or dies, lets go by itself.
 */
export function holdDraft(id: string): Promise<(() => void) | null> {
  // Where the browser has no locks, whoever has the draft open twice keeps what is typed last.
  if (!('locks' in navigator)) return Promise.resolve(() => {})
  return new Promise((resolve) => {
    const held = () => new Promise<void>((release) => resolve(release))
    const ask = async (): Promise<void> => {
      try {
        await navigator.locks.request(PREFIX + id, { signal: AbortSignal.timeout(HOLD_MS) }, held)
      } catch (error) {
        const isLate = error instanceof DOMException && error.name === 'TimeoutError'
        // A browser that is busy is no other tab.
        if (isLate && !(await heldDrafts()).has(id)) await ask()
        else resolve(null)
      }
    }
    void ask()
  })
}

/** The drafts that are open, in this tab or another one. */
export async function heldDrafts(): Promise<ReadonlySet<string>> {
  if (!('locks' in navigator)) return new Set()
  const { held = [] } = await navigator.locks.query()
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])))
}
