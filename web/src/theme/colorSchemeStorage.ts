/**
 * Stores the chosen colour scheme as `ancientlight` or `ancientdark` under the key `theme` (specification, section 4). MUI's
 * own storage manager would store `light` and `dark`.
 */
import { SITE } from '@tracker/domain/site/site.ts'
import type { ThemeProviderProps } from '@mui/material/styles'

/** localStorage key, also read before the first paint (web/public/boot.js). */
export const STORAGE_KEY = 'theme'

type Scheme = 'light' | 'dark'
type StorageManager = NonNullable<ThemeProviderProps['storageManager']>

const SCHEMES: Readonly<Record<string, Scheme>> = { ancientlight: 'light', ancientdark: 'dark' }

/** Returns the scheme of a stored value; the site's default for unknown values. */
const parseScheme = (stored: string | null | undefined): Scheme =>
  SCHEMES[stored ?? ''] ?? (SITE.defaultTheme === 'ancientdark' ? 'dark' : 'light')

/** Runs a storage call. Storage may be blocked (private windows, cookie settings); the choice is then not stored. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call()
  } catch (error) {
    console.warn('The theme cannot be stored.', error)
    return undefined
  }
}

/** For MUI's other keys, because there is only one light and one dark scheme. */
const NOTHING_STORED: ReturnType<StorageManager> = {
  get: () => undefined,
  set: () => {},
  subscribe: () => () => {},
}

export const colorSchemeStorage: StorageManager = ({ key, storageWindow }) => {
  if (key !== STORAGE_KEY) return NOTHING_STORED
  /**
   * The last value stored by another tab. MUI stores it again when applying it, which would loop between two
   * tabs.
   */
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
