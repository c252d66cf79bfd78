import { styled, type Theme } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'

/** Keeps the buttons of a dialog in sight on a low screen, such as a phone's with its keyboard. */
export const inSight = ({ spacing, vars }: Theme) => ({
  '@media (max-height: 480px)': {
    '.MuiDialog-paper &': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      marginBottom: spacing(-2),
      paddingBlock: spacing(1),
      backgroundColor: vars.palette.background.paper,
    },
  },
})

/** Buttons in a row. */
export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  ...inSight(theme),
  '@media print': { display: 'none' },
})
