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

/** Rows of menus, suggestions and option lists. */
export const MENU_ROW = { minHeight: 44, padding: '0 14px' } as const

/** Panels and menus that float above the page. */
export const menuSurface = ({ palette }: Theme['vars']) => ({
  border: `1px solid ${palette.edge}`,
  borderRadius: 4,
  boxShadow: FLOATING_SHADOW,
})

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
          {
            props: { variant: 'menu' },
            style: menuSurface(vars),
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
