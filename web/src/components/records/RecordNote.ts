import { styled } from '@mui/material/styles'

/** A note on a user's own record, such as why it is hidden. */
export const RecordNote = styled('span')(({ theme }) => ({
  ...theme.typography.small,
  fontWeight: 600,
  color: theme.vars.palette.error.main,
  overflowWrap: 'anywhere',
}))
