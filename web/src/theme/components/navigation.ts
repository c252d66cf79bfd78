/** Links in prose, the navigation bar, the drawer and its list of links. */
import type { Components, Theme } from '@mui/material/styles'
import { STICKY_BAR } from '../measures.ts'
import { FLOATING_SHADOW, MENU_ROW } from './surfaces.ts'

const HOVER = '@media (hover: hover)'

/** A quiet link under the pointer or with focus. */
const quietActive = ({ palette }: Theme['vars']) => ({
  color: palette.primary.main,
  textDecorationColor: 'currentColor',
  textDecorationThickness: '2px',
})

export const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.primary.main,
        textDecorationColor: 'currentColor',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.15em',
        borderRadius: 2,
        [HOVER]: {
          '&:hover': { color: vars.palette.primary.dark, textDecorationThickness: '2px' },
        },
        variants: [
          {
            // Quiet, for facts and lists in which most texts are links.
            props: { color: 'inherit' },
            style: {
              color: 'inherit',
              textDecorationColor: vars.palette.edge,
              textUnderlineOffset: '0.2em',
              '&:focus-visible': quietActive(vars),
              [HOVER]: { '&:hover': quietActive(vars) },
            },
          },
        ],
      }),
    },
  },
  MuiAppBar: {
    defaultProps: { position: 'sticky', elevation: 0 },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.text.primary,
        backgroundColor: vars.palette.background.paper,
        borderBottom: `1px solid ${vars.palette.rule}`,
        paddingTop: 'env(safe-area-inset-top)',
        '@media print': { display: 'none' },
      }),
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme: { vars } }) => ({
        boxSizing: 'border-box',
        width: 301,
        maxWidth: 'calc(85vw + 1px)',
        padding: 'env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom) 0',
        borderLeft: `1px solid ${vars.palette.rule}`,
        boxShadow: FLOATING_SHADOW,
      }),
    },
  },
  MuiList: { styleOverrides: { root: { padding: '4px 0' } } },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        ...MENU_ROW,
        // Leaves space for the border of the current page's link.
        padding: '4px 14px 4px 11px',
        borderLeft: '3px solid transparent',
        color: vars.palette.text.primary,
        transition: 'none',
        '&:focus-visible': { outlineOffset: -2 },
        '&:hover': { backgroundColor: 'transparent' },
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        '&:is([aria-current="page"], [aria-pressed="true"])': {
          borderLeftColor: vars.palette.primary.main,
          fontWeight: 600,
        },
        [HOVER]: { '&:hover': { backgroundColor: vars.palette.band } },
        // Forced colours show transparent borders.
        '@media (forced-colors: active)': {
          borderLeftColor: 'Canvas',
          '&:is([aria-current="page"], [aria-pressed="true"])': { borderLeftColor: 'Highlight' },
        },
        '& > small': { marginLeft: 'auto', paddingLeft: 8, color: vars.palette.secondary.main },
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { breakpoints, vars } }) => ({
        ...MENU_ROW,
        gap: 12,
        // MUI reduces the height on wide screens.
        [breakpoints.up('sm')]: { minHeight: MENU_ROW.minHeight },
        '&:focus-visible': { outlineOffset: -2 },
        '&.Mui-focusVisible, &:hover': { backgroundColor: 'transparent' },
        [HOVER]: { '&:hover': { backgroundColor: vars.palette.band } },
      }),
    },
  },
  MuiToolbar: {
    defaultProps: { disableGutters: true },
    styleOverrides: {
      root: {
        // What opens below the bar is as wide as it.
        position: 'static',
        minHeight: STICKY_BAR,
        '@media (min-width: 0px)': { minHeight: STICKY_BAR },
      },
    },
  },
}
