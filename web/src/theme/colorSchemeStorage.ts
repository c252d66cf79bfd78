/**
 * Stores the chosen colour scheme as `ancientlight` or `ancientdark` under the key `theme` (specification, section 4). MUI's
 * own storage manager would store `light` and `dark`.
 */
import type { ThemeProviderProps } from '@mui/material/styles'

/** localStorage key, also read before the first paint (web/public/boot.js). */
export const STORAGE_KEY = 'theme'

type Scheme = 'light' | 'dark'
type StorageManager = NonNullable<ThemeProviderProps['storageManager']>

/** The scheme of a stored value. Anything but the two known values is light. */
const parseScheme = (stored: string | null | undefined): Scheme =>
  stored === 'ancientdark' ? 'dark' : 'light'

/** Runs a storage call. Storage may be blocked (private windows, cookie settings): the choice then lasts as long as the page. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call()
  } catch (error) {
    console.warn('The theme cannot be stored.', error)
    return undefined
  }
}

/** MUI asks for more keys, for several light or dark schemes. There is one of each, so nothing is stored for them. */
const NOTHING_STORED: ReturnType<StorageManager> = {
  get: () => undefined,
  set: () => {},
  subscribe: () => () => {},
}

export const colorSchemeStorage: StorageManager = ({ key, storageWindow }) => {
  if (key !== STORAGE_KEY) return NOTHING_STORED
  /** What another tab stored last. MUI stores it again when it applies it; two tabs would then answer each other for ever. */
  let received: unknown
  return {
    get: () => parseScheme(attempt(() => storageWindow?.localStorage.getItem(key))),
    set(scheme: Scheme) {
      if (scheme === received) return
      received = undefined
      attempt(() => storageWindow?.localStorage.setItem(key, `ancient${scheme}`))
    },
    subscribe(onChange) {
      const listener = (event: StorageEvent) => {
        if (event.key !== key) return
        received = parseScheme(event.newValue)
        onChange(received)
      }
      storageWindow?.addEventListener('storage', listener)
      return () => storageWindow?.removeEventListener('storage', listener)
    },
  }
}
