/** Links in prose. */
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
}
