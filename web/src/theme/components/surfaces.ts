/** Sheets of paper: hairlines instead of shadows, except for what truly floats. */
import type { Components, Theme } from '@mui/material/styles'

export const FLOATING_SHADOW = '0 12px 32px rgb(20 14 6 / 0.22), 0 2px 6px rgb(20 14 6 / 0.14)'

export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        backgroundColor: vars.palette.background.paper,
        borderLeft: `1px solid ${vars.palette.rule}`,
        boxShadow: FLOATING_SHADOW,
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(12 9 5 / 0.62)' } },
    },
  },
}
