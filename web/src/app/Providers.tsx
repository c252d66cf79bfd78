import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { SITE } from '@tracker/domain/site/site.ts'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colorSchemeStorage, STORAGE_KEY } from '#theme/colorSchemeStorage.ts'
import { theme } from '#theme/theme.ts'

/** The catalogue, the theme with its colour scheme, and MUI's baseline styles. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <ThemeProvider
        theme={theme}
        defaultMode={SITE.defaultTheme === 'ancientdark' ? 'dark' : 'light'}
        modeStorageKey={STORAGE_KEY}
        storageManager={colorSchemeStorage}
        disableTransitionOnChange
        // Otherwise a second render after hydration would force React to hydrate the screen at once.
        noSsr
      >
        <CssBaseline />
        {children}
      </ThemeProvider>
    </I18nProvider>
  )
}
