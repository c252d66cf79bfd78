import { ThemeContext } from '@emotion/react'
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { type ReactNode, useEffect } from 'react'
import 'virtual:theme.css'
import { followStoredScheme } from '#theme/colorScheme.ts'
import { theme } from '#theme/theme.ts'

/** What every component may rely on: the theme, and the component library's defaults in it. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(followStoredScheme, [])
  return (
    <ThemeContext value={theme}>
      <DefaultPropsProvider value={theme.components as object}>{children}</DefaultPropsProvider>
    </ThemeContext>
  )
}
