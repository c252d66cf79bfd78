import { styled } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'

/** Links to the views of a screen, or to screens of one kind, that look like tabs. */
export const Tabs = styled('nav')({
  ...theme.typography.small,
  display: 'flex',
  flexWrap: 'wrap',
  // Five words in German are as wide as a phone.
  columnGap: theme.spacing(1.5),
  marginBlock: theme.spacing(0, 3),
  borderBottom: `1px solid ${theme.vars.palette.rule}`,
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    height: 44,
    // Space for the focus ring, and for fingers.
    paddingInline: 8,
    marginInline: -8,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    '&:focus-visible': { outlineOffset: -4 },
    // Like the current link of the navigation bar.
    '&[aria-current="page"]': {
      color: theme.vars.palette.text.primary,
      boxShadow: `inset 0 -2px ${theme.vars.palette.primary.main}`,
    },
    '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.primary.main } },
    '@media (forced-colors: active)': { '&[aria-current="page"]': { textDecoration: 'underline 2px' } },
  },
  [theme.breakpoints.up('sm')]: {
    marginTop: theme.spacing(1),
    fontSize: '1rem',
    columnGap: theme.spacing(3),
  },
  '@media print': { display: 'none' },
})
