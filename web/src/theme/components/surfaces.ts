/** Surfaces: hairlines instead of shadows, except for floating ones. */
import type { Components, Theme } from '@mui/material/styles'

declare module '@mui/material/Paper' {
  interface PaperPropsVariantOverrides {
    menu: true
  }
}

export const FLOATING_SHADOW = '0 12px 32px rgb(20 14 6 / 0.22), 0 2px 6px rgb(20 14 6 / 0.14)'
/** Colour over the page behind a modal dialog. */
export const SCRIM = 'rgb(12 9 5 / 0.62)'

export const surfaces: Components<Theme> = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        backgroundImage: 'none',
        variants: [
          {
            props: { variant: 'outlined' },
            style: { borderColor: vars.palette.rule, borderRadius: 2 },
          },
          // Panels and menus that float above the page.
          {
            props: { variant: 'menu' },
            style: { border: `1px solid ${vars.palette.edge}`, borderRadius: 4, boxShadow: FLOATING_SHADOW },
          },
        ],
      }),
    },
  },
  MuiMenu: { defaultProps: { slotProps: { paper: { variant: 'menu' } } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: SCRIM } },
    },
  },
}
