import { ThemeProvider, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { styled } from '@mui/material/styles'

/** What floats over the page keeps a distance from its edges; here it takes the room that there is, and time stands. */
const Case = styled('div')({
  '& .MuiDialog-paper': { margin: 0, width: '100%' },
  '& [data-toast]': { maxWidth: '100%', '& *': { animation: 'none' } },
})

/** Stands in for the layer over the page: the dialog's paper then lies in the page, like everything else. */
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

/** A toast or a dialog to look at only: it takes no focus, no key and no press, and is not announced. */
export function Still({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={dialogsInPlace}>
      <Case inert>{children}</Case>
    </ThemeProvider>
  )
}
