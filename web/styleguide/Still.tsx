import { ThemeProvider, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'

/** Resets the margins and animations of floating elements, so that they fit into the page. */
const Case = styled('div')({
  '& .MuiDialog-paper': { margin: 0, width: '100%' },
  '& [data-toast]': { maxWidth: '100%', '& *': { animation: 'none' } },
})

/** Replaces MUI's modal layer, so that the dialog's paper is part of the page. */
function InPlace({ children }: { children?: ReactNode }) {
  return <div>{children}</div>
}

const dialogsInPlace = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiDialog: { ...theme.components?.MuiDialog, defaultProps: { slots: { root: InPlace } } },
  },
})

/** A toast or dialog for display only: inert and not announced. */
export function Still({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={dialogsInPlace}>
      <Case inert>{children}</Case>
    </ThemeProvider>
  )
}
