import { styled } from '@mui/material/styles'

/** Buttons in a row. */
export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  '@media print': { display: 'none' },
}))
