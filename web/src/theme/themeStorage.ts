/** How the chosen theme is kept: `ancientlight` or `ancientdark` under the key `theme` (specification, section 4). */
const KEY = 'theme'

export type Scheme = 'light' | 'dark'

/** The theme that a stored value names; anything but the two known values, tampering included, is light. */
const named = (stored: string | null | undefined): Scheme => (stored === 'ancientdark' ? 'dark' : 'light')

/** Storage may be closed to us (private windows, blocked cookies): the choice then lasts as long as the page. */
function attempt<T>(storage: () => T): T | undefined {
  try {
    return storage()
  } catch (error) {
    console.warn('The theme cannot be stored.', error)
    return undefined
  }
}

/** The theme that was chosen in this browser; light when none was. */
export const readScheme = (browser: Window = window): Scheme =>
  named(attempt(() => browser.localStorage.getItem(KEY)))

/** Keeps the choice. Where storage is closed it holds for this page alone. */
export function storeScheme(scheme: Scheme, browser: Window = window): void {
  attempt(() => browser.localStorage.setItem(KEY, `ancient${scheme}`))
}

/** Hears what another tab stores; the answer stops that. */
export function watchStoredScheme(onScheme: (scheme: Scheme) => void, browser: Window = window): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === KEY) onScheme(named(event.newValue))
  }
  browser.addEventListener('storage', listen)
  return () => browser.removeEventListener('storage', listen)
}
