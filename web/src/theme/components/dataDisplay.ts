/** Texts and tables: the museum label's order and its hairlines. */
import type { Components, Theme } from '@mui/material/styles'

export const dataDisplay: Components<Theme> = {
  MuiTypography: {
    defaultProps: {
      variantMapping: { hero: 'p', label: 'p', reading: 'p', small: 'p', caption: 'p', button: 'p' },
    },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        variants: [{ props: { variant: 'label' }, style: { color: vars.palette.bronze.main } }],
      }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        padding: '16px 12px',
        fontSize: '0.9375rem',
        lineHeight: 1.5,
        borderBottom: `1px solid ${vars.palette.rule}`,
      }),
      head: ({ theme: { vars, typography } }) => ({
        ...typography.label,
        paddingBlock: 10,
        color: vars.palette.bronze.main,
        borderBottom: `1px solid ${vars.palette.edge}`,
      }),
    },
  },
}
