import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from '#theme/theme.ts'
import { THEME_KEY, themeStorage } from '#theme/themeStorage.ts'

/** What every component may rely on: the theme and the base styles. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="light"
      modeStorageKey={THEME_KEY}
      storageManager={themeStorage}
      disableTransitionOnChange
      noSsr
    >
      <CssBaseline />
      {children}
    </ThemeProvider>
  )
}
