import { styled } from '@mui/material/styles'

/** What a person has to know about an own record, such as why it is hidden. */
export const RecordNote = styled('span')(({ theme }) => ({
  ...theme.typography.small,
  fontWeight: 600,
  color: theme.vars.palette.error.main,
  overflowWrap: 'anywhere',
}))
