/** Buttons, fields, selects: quiet until they are needed. */
import type { Components, Theme } from '@mui/material/styles'

const HOVER = '@media (hover: hover)'

/** The colours that fill a button; a finger that presses it sees the deep one, as a pointer does. */
const FILLS = ['primary', 'secondary', 'error'] as const

export const inputs: Components<Theme> = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 44,
        padding: '10px 20px',
        borderRadius: 4,
        boxShadow: 'none',
        transition: 'background-color 150ms ease-out, border-color 150ms ease-out, color 150ms ease-out',
        '&:focus-visible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: 2 },
        variants: [
          ...FILLS.map((color) => ({
            props: { variant: 'contained', color } as const,
            style: { '&:active': { backgroundColor: vars.palette[color].dark } },
          })),
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: vars.palette.edge,
              '&:active': { backgroundColor: vars.palette.tint.chip },
              [HOVER]: {
                '&:hover': { backgroundColor: vars.palette.tint.chip, borderColor: 'currentColor' },
              },
            },
          },
          {
            props: { variant: 'outlined', color: 'error' },
            style: {
              '&:active': { backgroundColor: vars.palette.tint.error },
              [HOVER]: { '&:hover': { backgroundColor: vars.palette.tint.error } },
            },
          },
          {
            props: { variant: 'text' },
            style: {
              padding: '10px 12px',
              '&:active': { backgroundColor: vars.palette.band },
              [HOVER]: {
                '&:hover': {
                  backgroundColor: 'transparent',
                  textDecoration: 'underline',
                  textUnderlineOffset: '0.2em',
                },
              },
            },
          },
        ],
      }),
      sizeSmall: { minHeight: 36, padding: '6px 12px', fontSize: '0.9375rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        width: 44,
        height: 44,
        borderRadius: 4,
        color: vars.palette.text.primary,
        '&:focus-visible': { outline: `2px solid ${vars.palette.focus}`, outlineOffset: -2 },
        [HOVER]: { '&:hover': { backgroundColor: vars.palette.band } },
      }),
      sizeSmall: { width: 32, height: 32 },
    },
  },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
  // Labels stand above their fields and are always visible, so nothing floats and no outline is notched.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        position: 'static',
        transform: 'none',
        marginBottom: 6,
        fontSize: '0.9375rem',
        fontWeight: 600,
        lineHeight: 1.4,
        maxWidth: 'none',
        whiteSpace: 'normal',
        color: vars.palette.text.primary,
        '&.Mui-focused': { color: vars.palette.text.primary },
        '&.Mui-error': { color: vars.palette.error.main },
      }),
      asterisk: ({ theme: { vars } }) => ({ color: vars.palette.error.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 48,
        borderRadius: 2,
        backgroundColor: vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: vars.palette.edge,
          top: 0,
          legend: { display: 'none' },
        },
        [HOVER]: {
          '&:hover:not(.Mui-focused):not(.Mui-error):not(.Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: vars.palette.text.secondary,
          },
        },
        '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: vars.palette.focus,
          borderWidth: 2,
        },
      }),
      input: ({ theme: { vars } }) => ({
        padding: '11px 14px',
        height: 'auto',
        lineHeight: 1.45,
        // The field's own border shows the focus.
        '&:focus-visible': { outline: 'none' },
        '&::placeholder': { color: vars.palette.inkFaint, opacity: 1 },
        '&:read-only:not(select)': { color: vars.palette.text.secondary },
      }),
      multiline: { padding: 0 },
    },
  },
  MuiNativeSelect: {
    styleOverrides: { icon: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }) },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        margin: '6px 0 0',
        fontSize: '0.9375rem',
        lineHeight: 1.45,
        color: vars.palette.inkFaint,
      }),
    },
  },
}
