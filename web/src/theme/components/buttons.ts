/** Buttons: quiet until they are needed, 44 pixels high for a finger, without ripples. */
import type { Components, Theme } from '@mui/material/styles'

const HOVER = '@media (hover: hover)'
/** Grounds of outlined buttons that are pointed at or pressed. */
const TINTS = { primary: 'chip', secondary: 'like', error: 'error', inherit: 'chip' } as const
const COLORS = ['primary', 'secondary', 'error', 'inherit'] as const
const FILLED = ['primary', 'secondary', 'error'] as const

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        font: 'inherit',
        // MUI takes the browser's own ring away, and shows none before the page is hydrated.
        '&:focus-visible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 44,
        padding: '10px 20px',
        borderRadius: 4,
        transition: 'background-color 150ms ease-out, border-color 150ms ease-out, color 150ms ease-out',
        variants: [
          {
            props: { variant: 'text' },
            style: {
              padding: '10px 12px',
              backgroundColor: 'transparent',
              [HOVER]: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
              '&:active': { backgroundColor: vars.palette.band },
            },
          },
          ...COLORS.map((color) => ({
            props: { variant: 'outlined' as const, color },
            style: {
              padding: '10px 20px',
              borderColor: vars.palette.edge,
              backgroundColor: 'transparent',
              '&:active': { backgroundColor: vars.palette.tint[TINTS[color]] },
              [HOVER]: {
                '&:hover': { backgroundColor: vars.palette.tint[TINTS[color]], borderColor: 'currentColor' },
              },
            },
          })),
          ...FILLED.map((color) => ({
            props: { variant: 'contained' as const, color },
            style: {
              padding: '10px 20px',
              // A finger that presses it sees the deep colour, as a pointer does.
              '&:active': { backgroundColor: vars.palette[color].dark },
              // Forced colours take the fill away: an edge stays.
              '@media (forced-colors: active)': { border: '2px solid currentColor' },
            },
          })),
          { props: { size: 'large' }, style: { fontSize: '0.9375rem' } },
          {
            props: { size: 'small' },
            style: {
              padding: '6px 12px',
              fontSize: '0.9375rem',
              '@media (pointer: fine)': { minHeight: 36 },
            },
          },
        ],
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        width: 44,
        height: 44,
        padding: 0,
        borderRadius: 4,
        color: vars.palette.text.primary,
        transition: 'none',
        '&:focus-visible': { outlineOffset: -2 },
        [HOVER]: { '&:hover': { backgroundColor: vars.palette.band } },
      }),
    },
  },
}
