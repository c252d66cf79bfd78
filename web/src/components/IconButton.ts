import { styled } from '@mui/material/styles'
import { PlainButton } from './PlainButton.tsx'

/** A button that is only an icon: 44 pixels, quiet. */
export const IconButton = styled(PlainButton)(({ theme }) => ({
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 4,
  color: theme.vars.palette.text.primary,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: -2 },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.band } },
}))
