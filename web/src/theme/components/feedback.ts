/** Dialogs, messages and skeletons. */
import type { Components, Theme } from '@mui/material/styles'
import { DIALOG_WIDTH } from '../measures.ts'
import { FLOATING_SHADOW } from './surfaces.ts'

declare module '@mui/material/Alert' {
  interface AlertPropsVariantOverrides {
    row: true
  }
}

const SEVERITIES = ['info', 'error', 'success', 'warning'] as const

export const feedback: Components<Theme> = {
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme: { vars, breakpoints } }) => ({
        width: '100%',
        maxWidth: DIALOG_WIDTH,
        margin: 32,
        borderRadius: 2,
        border: `1px solid ${vars.palette.rule}`,
        boxShadow: FLOATING_SHADOW,
        [breakpoints.down('sm')]: {
          margin: 8,
          width: 'calc(100% - 16px)',
          maxHeight: 'calc(100dvh - 16px - env(safe-area-inset-bottom))',
        },
      }),
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'wave', variant: 'rectangular' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({ backgroundColor: vars.palette.rule, borderRadius: 2 }),
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ theme: { breakpoints, spacing, typography, vars } }) => ({
        ...typography.body1,
        padding: spacing(1.5, 2),
        // On phones actions are below the text, aligned with it.
        [breakpoints.down('sm')]: {
          flexWrap: 'wrap',
          '& > .MuiAlert-message': { flexBasis: 'calc(100% - 60px)' },
          '& > .MuiAlert-action': { margin: '4px 0 -8px 24px', padding: 0 },
        },
        borderLeft: '4px solid',
        borderRadius: 2,
        overflowWrap: 'anywhere',
        variants: [
          ...SEVERITIES.map((severity) => ({
            props: { severity },
            style: {
              backgroundColor: vars.palette.tint[severity === 'info' ? 'chip' : severity],
              color: vars.palette[severity].main,
            },
          })),
          // Within a list item.
          {
            props: { variant: 'row' },
            style: {
              ...typography.small,
              padding: spacing(0.5, 1.5, 0.5, 1),
              fontWeight: 400,
              '& > .MuiAlert-icon': { marginRight: spacing(1) },
            },
          },
        ],
      }),
      icon: { padding: 0, opacity: 1, '&&': { color: 'inherit' } },
      // Prevents cutting off focus rings.
      message: { flex: '1 1 auto', padding: 0, overflow: 'visible' },
      action: { alignItems: 'center', marginBlock: -6, padding: '0 0 0 16px' },
    },
  },
}
