import { styled } from '@mui/material/styles'

/** The narrow sheet of paper that the account forms are written on. */
export const Sheet = styled('div')(({ theme }) => ({
  maxWidth: 480,
  '& form': { display: 'grid', gap: theme.spacing(3) },
}))
