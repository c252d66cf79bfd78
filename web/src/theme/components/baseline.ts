/** Baseline styles: type, selection, focus ring, print. */
import type { Components, Theme } from '@mui/material/styles'
import { STICKY_BAR } from '../measures.ts'

export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: ({ vars, typography }) => ({
      html: {
        scrollPaddingTop: STICKY_BAR + 16,
        textSizeAdjust: '100%',
        WebkitTapHighlightColor: 'transparent',
        overflowWrap: 'break-word',
      },
      body: { ...typography.body1, fontVariantNumeric: 'lining-nums', minWidth: 280 },
      '::selection': { backgroundColor: vars.palette.tint.selection, color: vars.palette.text.primary },
      // One focus ring for all elements.
      ':focus-visible': {
        outline: `2px solid ${vars.palette.focus}`,
        outlineOffset: 2,
      },
      // Elements that only scripts focus.
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      img: { maxWidth: '100%' },
      // Styled lists have no markers; plain ones, as in texts, do.
      ':where(ul, ol):where([class])': { margin: 0, padding: 0, listStyle: 'none' },
      'dl, dd': { margin: 0 },
      'time, table': { fontVariantNumeric: 'lining-nums tabular-nums' },
      '@page': { margin: '14mm' },
      '@media print': {
        html: { fontSize: '10pt' },
        body: { backgroundColor: '#fff' },
        // Buttons are not printed.
        'button, .MuiButton-root': { display: 'none !important' },
        // Paper cannot be followed.
        a: { color: 'inherit !important', textDecoration: 'none !important' },
      },
    }),
  },
}
