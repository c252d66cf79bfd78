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

/** Dialogs and toasts, which MUI's theme does not style. */
export const floatingSurface = ({ palette }: Theme['vars']) => ({
  overflowWrap: 'anywhere' as const,
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.rule}`,
  borderRadius: 2,
  boxShadow: FLOATING_SHADOW,
})

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
  // A line that opens more content, without a frame.
  MuiAccordion: {
    defaultProps: { disableGutters: true, square: true, slotProps: { transition: { timeout: 0 } } },
    styleOverrides: { root: { backgroundColor: 'transparent', '&::before': { display: 'none' } } },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: ({ theme: { spacing, vars } }) => ({
        width: 'fit-content',
        minHeight: 44,
        gap: spacing(1),
        padding: 0,
        fontWeight: 600,
        textAlign: 'start',
        color: vars.palette.primary.main,
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        '@media (hover: hover)': { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
      }),
      content: { display: 'block', margin: 0, overflowWrap: 'anywhere' },
      expandIconWrapper: { color: 'inherit', transition: 'none' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: 0 } } },
  MuiMenu: { defaultProps: { slotProps: { paper: { variant: 'menu' } } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: SCRIM } },
    },
  },
}
