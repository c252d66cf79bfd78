/** What every page starts from: type, selection, focus ring, links in prose. */
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
      // One ring for everything that takes focus, in the surface's own gap.
      ':focus-visible': {
        outline: `2px solid ${vars.palette.focus}`,
        outlineOffset: 2,
      },
      // Headings and regions that receive focus from a script are not controls.
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      img: { maxWidth: '100%' },
      'time, table': { fontVariantNumeric: 'lining-nums tabular-nums' },
      '@page': { margin: '18mm' },
      '@media print': {
        html: { fontSize: '10pt' },
        body: { backgroundColor: '#fff' },
        // Nothing can be pressed on paper.
        'button, .MuiButton-root': { display: 'none !important' },
      },
    }),
  },
}
