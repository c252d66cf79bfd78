/** How the chosen theme is kept: `ancientlight` or `ancientdark` under the key `theme` (specification, section 4). */
import type { StorageManager } from '@mui/material/styles'

export const THEME_KEY = 'theme'

type Mode = 'light' | 'dark'

/** The mode that a stored value names; anything but the two known values, tampering included, is light. */
function readMode(stored: string | null | undefined): Mode {
  return stored === 'ancientdark' ? 'dark' : 'light'
}

/** Storage may be closed to us (private windows, blocked cookies): the choice then lasts as long as the page. */
function attempt<T>(storage: () => T): T | undefined {
  try {
    return storage()
  } catch (error) {
    console.warn('The theme cannot be stored.', error)
    return undefined
  }
}

export const themeStorage: StorageManager = ({ key, storageWindow }) => {
  // The library also keeps a scheme for each mode; we have one for each and store nothing for it.
  if (key !== THEME_KEY)
    return { get: (byDefault: unknown) => byDefault, set: () => {}, subscribe: () => () => {} }
  return {
    get: () => readMode(attempt(() => storageWindow?.localStorage.getItem(key))),
    set: (mode: Mode) => attempt(() => storageWindow?.localStorage.setItem(key, `ancient${mode}`)),
    subscribe: (handler) => {
      const listen = (event: StorageEvent) => {
        if (event.key === key) handler(readMode(event.newValue))
      }
      storageWindow?.addEventListener('storage', listen)
      return () => storageWindow?.removeEventListener('storage', listen)
    },
  }
}
