import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { theme } from '#theme/theme.ts'

/** As high as the sort field, even if that is missing. */
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 48,
  marginBlock: theme.spacing(1, 1.5),
  '& > output': { flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' },
  [theme.breakpoints.up('sm')]: { gap: theme.spacing(3), marginTop: theme.spacing(1.5) },
})

interface Props {
  /** Content before the count. */
  before?: ReactNode
  /** The number of artifacts. A polite live region. */
  count: string
  /** Content after the count: the sort field, links or buttons. */
  children: ReactNode
}

/** The row above a list: count and actions. */
export function ListHead({ before, count, children }: Props) {
  return (
    <Row>
      {before}
      <Typography component="output" variant="small" color="textSecondary">
        {count}
      </Typography>
      {children}
    </Row>
  )
}
