/** What a person typed and did not save: kept in this tab only, until it is saved or the person signs out. */

const PREFIX = 'draft '

/** Runs what touches the storage. A browser that forbids it still lets people type. */
function attempt<T>(run: () => T): T | null {
  try {
    return run()
  } catch (error) {
    console.warn('Drafts cannot be kept.', error)
    return null
  }
}

/** @param name names the form, whose it is, and the thing that is kept for it */
export function readDraft(name: string): string | null {
  return attempt(() => sessionStorage.getItem(PREFIX + name))
}

/** @param text null lets go of it */
export function writeDraft(name: string, text: string | null): void {
  attempt(() => {
    if (text === null) sessionStorage.removeItem(PREFIX + name)
    else sessionStorage.setItem(PREFIX + name, text)
  })
}

/** Lets go of every draft of this tab. */
export function removeDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  })
}
