/** Buttons: at least 44 px high for touch, without ripples. */
import type { Components, Theme } from '@mui/material/styles'

const HOVER = '@media (hover: hover)'
/** Tints of outlined buttons on hover and while pressed. */
const TINTS = { primary: 'chip', secondary: 'like', error: 'error', inherit: 'chip' } as const
const COLORS = ['primary', 'secondary', 'error', 'inherit'] as const
const FILLED = ['primary', 'secondary', 'error'] as const

/**
 * Buttons are disabled only until hydration (useHydrated). They keep their colours, so that nothing changes while the page
 * becomes ready, and fade only while pressed.
 */
const NOT_READY = { pointerEvents: 'auto', cursor: 'progress', '&:active': { opacity: 0.45 } } as const

/** A plain `button` element without MUI's component, for controls that lists repeat. */
export const PLAIN_BUTTON = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 4,
  font: 'inherit',
  color: 'inherit',
  backgroundColor: 'transparent',
  cursor: 'pointer',
  userSelect: 'none',
  '&:focus-visible': { outlineOffset: -2 },
  '&:disabled': NOT_READY,
} as const

export const buttons: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        font: 'inherit',
        // MUI removes the browser's focus ring and draws its own only after hydration.
        '&:focus-visible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
        '&.Mui-disabled': NOT_READY,
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
          ...COLORS.map((color) => ({
            props: { color },
            style: { '&.Mui-disabled': { color: color === 'inherit' ? color : vars.palette[color].main } },
          })),
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
              '&.Mui-disabled': { borderColor: vars.palette.edge },
              [HOVER]: {
                '&:hover': { backgroundColor: vars.palette.tint[TINTS[color]], borderColor: 'currentColor' },
              },
            },
          })),
          ...FILLED.map((color) => ({
            props: { variant: 'contained' as const, color },
            style: {
              padding: '10px 20px',
              // Touch screens have no hover, so the deep colour shows while pressed.
              '&:active': { backgroundColor: vars.palette[color].dark },
              '&.Mui-disabled': {
                color: vars.palette[color].contrastText,
                backgroundColor: vars.palette[color].main,
              },
              // Forced colours remove the fill.
              '@media (forced-colors: active)': { border: '2px solid currentColor' },
            },
          })),
          {
            // On the dark background of the hero.
            props: { variant: 'contained', color: 'inherit' },
            style: {
              padding: '10px 20px',
              color: vars.palette.night.ground,
              backgroundColor: vars.palette.night.ink,
              '&:active': { backgroundColor: vars.palette.night.gold },
              [HOVER]: { '&:hover': { backgroundColor: vars.palette.night.gold } },
              '@media (forced-colors: active)': { border: '2px solid currentColor' },
            },
          },
          // As high as a field.
          { props: { size: 'large' }, style: { minHeight: 48, fontSize: '1rem' } },
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
        '&.Mui-disabled': { color: vars.palette.text.primary },
        [HOVER]: { '&:hover': { backgroundColor: vars.palette.band } },
      }),
    },
  },
}
