/** Avatars, badges, dividers, typography, tables. */
import type { Components, Theme } from '@mui/material/styles'
import { DISPLAY } from '../typography.ts'

/** Hatched and in Marcellus, like the initials of records. */
export const avatarGround = (theme: Theme) => {
  const { band, gold, night, text } = theme.vars.palette
  return {
    boxSizing: 'border-box',
    border: `1px solid ${gold}`,
    font: `400 16px ${DISPLAY}`,
    '--ground': band,
    color: text.primary,
    ...theme.applyStyles('dark', { '--ground': night.ground, color: night.ink }),
    background: `repeating-linear-gradient(-45deg,${gold} 0 .5px,var(--ground) 1px 3px)`,
  } as const
}

export const dataDisplay: Components<Theme> = {
  MuiAvatar: { styleOverrides: { root: ({ theme }) => avatarGround(theme) } },
  MuiBadge: {
    styleOverrides: {
      badge: ({ theme: { vars } }) => ({
        border: `2px solid ${vars.palette.background.paper}`,
        padding: '0 5px',
        fontSize: 11,
        fontWeight: 600,
        fontVariantNumeric: 'lining-nums',
        '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: -2 },
      }),
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme: { vars } }) => ({ borderColor: vars.palette.rule }) } },
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
