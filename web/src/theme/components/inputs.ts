/** Fields, selects, autocomplete. */
import type { Components, Theme } from '@mui/material/styles'
import { MENU_ROW, menuSurface } from './surfaces.ts'

const HOVER = '@media (hover: hover)'

export const inputs: Components<Theme> = {
  // Only floating labels need MUI's autofill detection.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiTextField: { defaultProps: { variant: 'outlined', fullWidth: true } },
  // Static labels above the fields: no floating label and no notch.
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
  MuiAutocomplete: {
    styleOverrides: {
      root: {
        '& .MuiOutlinedInput-root': {
          padding: 0,
          '& .MuiAutocomplete-input': { width: '100%', padding: '11px 14px' },
        },
      },
      // Below the navigation bar.
      popper: { zIndex: 2 },
      paper: ({ theme: { vars } }) => ({ ...menuSurface(vars), margin: '4px 0' }),
      listbox: ({ theme: { vars } }) => ({
        // Fits above or below the field in a window of any height.
        maxHeight: '50vh',
        padding: '4px 0',
        '& .MuiAutocomplete-option': {
          ...MENU_ROW,
          overflowWrap: 'anywhere',
          '&.Mui-focused': { backgroundColor: vars.palette.tint.chip },
          '@media (forced-colors: active)': {
            '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: -2 },
          },
        },
      }),
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      // Styles the list of options in browsers that support it.
      select: ({ theme: { vars } }) => ({
        '@supports (appearance: base-select)': {
          '&, &::picker(select)': { appearance: 'base-select' },
          '&::picker-icon': { display: 'none' },
          '&::picker(select)': {
            // Below the field and as wide as it, so that it stays within the column.
            inlineSize: 'anchor-size(self-inline)',
            minInlineSize: 0,
            boxSizing: 'border-box',
            positionArea: 'block-end span-inline-end',
            marginBlock: 4,
            padding: '4px 0',
            ...menuSurface(vars),
            color: vars.palette.text.primary,
            backgroundColor: vars.palette.background.paper,
          },
          '& option': { ...MENU_ROW, backgroundColor: 'transparent' },
          // The selected option is bold and coloured; a mark would make long ones take two lines.
          '& option::checkmark': { display: 'none' },
          '& option:is(:hover, :focus-visible)': { outline: 0, backgroundColor: vars.palette.tint.chip },
          '& option:checked': { fontWeight: 600, color: vars.palette.primary.main },
          '& option:disabled': { color: vars.palette.inkFaint },
          '@media (forced-colors: active)': {
            '& option:is(:hover, :focus-visible)': { outline: '2px solid Highlight', outlineOffset: -2 },
          },
        },
      }),
      icon: ({ theme: { vars } }) => ({ color: vars.palette.text.secondary }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        display: 'grid',
        gap: 6,
        margin: '6px 0 0',
        fontSize: '0.9375rem',
        lineHeight: 1.45,
        color: vars.palette.inkFaint,
      }),
    },
  },
}
