import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { theme } from '#theme/theme.ts'

/** Pixels between the row and the list. */
export const BELOW_HEAD = 36

/** Pixels between a second line of the row and the list, with space for a letter. */
const BELOW_CHIPS = 26

/** As high as the sort field, even if that is missing. A list of chips, the last child, has a line of its own. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.spacing(1),
  minHeight: 48,
  '& > :not(ul):last-child, & > :has(+ ul)': { marginInlineStart: 'auto' },
  '& > ul': { order: 1, flex: '1 0 100%' },
  // On narrow screens the count stands in the space above the list, which has the first letter at its other end.
  '& > output': {
    order: 2,
    flex: '1 0 100%',
    minHeight: '1.5em',
    marginBottom: 6 - BELOW_HEAD,
    lineHeight: `${BELOW_HEAD - 6}px`,
    textAlign: 'end',
    overflowWrap: 'anywhere',
  },
  '& ~ ul': { marginTop: BELOW_HEAD },
  [theme.breakpoints.down('md')]: {
    // The count stands at the end of the chips, which scroll.
    '&:has(> ul)::after': { content: '""', flex: '0 0 100%' },
    '& > ul': { flex: '1 1 0', minWidth: 0, marginTop: theme.spacing(0.5) },
    '&:has(> ul) > output': { flex: 'none', margin: theme.spacing(0.5, 0, 0), lineHeight: '44px' },
    '&:has(> ul) ~ ul': { marginTop: BELOW_CHIPS },
    // Below tabs, which have their own space. On phones nothing but the count, in the space above the list.
    'nav + &': { marginTop: theme.spacing(-2) },
    'nav + & ~ ul': { marginTop: BELOW_HEAD - 8 },
  },
  [theme.breakpoints.up('md')]: {
    columnGap: theme.spacing(2),
    marginTop: theme.spacing(1.5),
    '& > output': { order: 0, flex: '1 1 0', minWidth: 0, margin: 0, lineHeight: 1.5, textAlign: 'start' },
    '& > :not(ul):last-child, & > :has(+ ul)': { marginInlineStart: 0 },
    '& > ul': { marginTop: theme.spacing(1) },
    // At the end of the tabs.
    'nav + &': { width: 'fit-content', marginTop: -74, marginInlineStart: 'auto' },
    'nav + & ~ ul': { marginTop: BELOW_HEAD - 6 },
  },
  [theme.breakpoints.down('sm')]: {
    'nav + &': { minHeight: 0, marginTop: theme.spacing(-3) },
    // The sort field or button takes what is left of the line.
    '& > :not(ul):last-child, & > :has(+ ul)': { flex: '1 1 108px', minWidth: 0, paddingInline: 0 },
  },
  '@media (max-width: 359px)': {
    '& > :not(ul):last-child, & > :has(+ ul)': { flexBasis: '100%', marginTop: theme.spacing(1) },
  },
  '@media print': { '& > :not(output)': { display: 'none' }, 'nav + &': { margin: 0 } },
})

interface Props {
  /** Content before the count. */
  before?: ReactNode
  /** The number of artifacts. A polite live region. */
  count: string
  /** Content after the count: the sort field, links or buttons; at the end a list of chips. */
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
