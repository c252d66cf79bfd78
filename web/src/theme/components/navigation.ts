/** Links and menus. */
import type { Components, Theme } from '@mui/material/styles'

export const navigation: Components<Theme> = {
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        color: vars.palette.primary.main,
        textDecorationColor: 'currentColor',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.15em',
        borderRadius: 2,
        '@media (hover: hover)': {
          '&:hover': { color: vars.palette.primary.dark, textDecorationThickness: '2px' },
        },
      }),
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme: { vars } }) => ({
        minHeight: 44,
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: vars.palette.tint.period },
        '&:hover, &.Mui-focusVisible': { backgroundColor: vars.palette.band },
      }),
    },
  },
}
