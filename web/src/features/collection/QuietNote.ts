import { styled } from '@mui/material/styles'

/** A note that needs no action of the user. */
export const QuietNote = styled('span')(({ theme }) => ({
  fontWeight: 400,
  color: theme.vars.palette.text.secondary,
  '& > strong': { fontWeight: 600, color: theme.vars.palette.text.primary },
}))
