/** Chips: pressable filters and period badges. */
import type { Components, Theme } from '@mui/material/styles'

declare module '@mui/material/Chip' {
  interface ChipPropsVariantOverrides {
    period: true
  }
}

const HOVER = '@media (hover: hover)'

export const chips: Components<Theme> = {
  MuiChip: {
    styleOverrides: {
      root: ({ theme: { spacing, typography, vars } }) => ({
        height: 'auto',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        transition: 'none',
        variants: [
          {
            props: { variant: 'outlined' },
            style: {
              ...typography.small,
              minHeight: 44,
              padding: spacing(0.5, 1.5),
              border: `1px solid ${vars.palette.edge}`,
              borderRadius: 4,
              textAlign: 'start',
              '& svg': { flex: 'none', transition: 'transform 150ms ease-out' },
              '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
              '&.MuiChip-clickable:hover, &.Mui-focusVisible': { backgroundColor: 'transparent' },
              '&:active': { boxShadow: 'none' },
              [HOVER]: { '&:hover': { borderColor: 'currentColor' } },
              '@media (prefers-reduced-motion: reduce)': { '& svg': { transition: 'none' } },
              '@media (forced-colors: active)': {
                '&[aria-pressed="true"]': { outline: '2px solid Highlight' },
              },
            },
          },
          {
            props: { variant: 'outlined', color: 'primary' },
            style: {
              borderColor: 'currentColor',
              '&, &.MuiChip-clickable:hover, &.Mui-focusVisible': { backgroundColor: vars.palette.tint.chip },
            },
          },
          {
            props: { variant: 'period' },
            style: {
              minWidth: 0,
              maxWidth: '100%',
              padding: '2px 8px',
              borderRadius: 2,
              fontSize: '0.875rem',
              lineHeight: 1.5,
              color: vars.palette.bronze.main,
              backgroundColor: vars.palette.tint.period,
            },
          },
        ],
      }),
      label: ({ theme: { spacing } }) => ({
        padding: 0,
        overflow: 'visible',
        whiteSpace: 'normal',
        variants: [
          {
            props: { variant: 'outlined' },
            style: { display: 'inline-flex', alignItems: 'center', gap: spacing(0.75) },
          },
          {
            // Longer ones than three lines are found on the artifact's page.
            props: { variant: 'period' },
            style: {
              display: '-webkit-box',
              WebkitBoxOrient: 'vertical',
              WebkitLineClamp: 3,
              overflow: 'hidden',
              textAlign: 'start',
            },
          },
        ],
      }),
    },
  },
}
