import { styled } from '@mui/material/styles'

/** An article's engraving. It is dimmed in the dark theme, where its mat would glare. */
export const ArticlePlate = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  backgroundColor: theme.vars.palette.band,
  ...theme.applyStyles('dark', { filter: 'brightness(0.85)' }),
}))
