/** The frame that cards and their skeletons share, so that nothing moves when one takes the other's place. */
import { styled } from '@mui/material/styles'

/** Text that ends after some lines; say how many with `WebkitLineClamp`. */
export const CLAMPED = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const

/** The class of a card, for the list that arranges it. */
export const CARD = 'artifact-card'

/** The plate beside the label instead of above it. */
export const BESIDE = {
  display: 'grid',
  gridTemplateColumns: '5fr 7fr',
  gridTemplateRows: '1fr auto',
  '& > .plate': { gridRow: '1 / -1', display: 'grid', alignItems: 'center', borderBottom: 0 },
} as const

export const CardFrame = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.rule}`,
  borderRadius: 2,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'border-color 200ms ease-out',
  '& > .plate': {
    overflow: 'hidden',
    borderBottom: `1px solid ${theme.vars.palette.rule}`,
    backgroundColor: theme.vars.palette.band,
  },
  '& > .plate img': { transition: 'transform 200ms ease-out' },
  '@media (hover: hover)': {
    '&:hover': { borderColor: theme.vars.palette.bronze.main },
    '@media (prefers-reduced-motion: no-preference)': {
      '&:hover > .plate img': { transform: 'scale(1.02)' },
    },
  },
  '@media print': { breakInside: 'avoid' },
}))

export const CardBody = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  alignContent: 'start',
  flexGrow: 1,
  padding: theme.spacing(2, 2.5),
}))

export const CardFooter = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  margin: theme.spacing(0, 2.5),
  padding: theme.spacing(0.5, 0),
  minHeight: 44,
  borderTop: `1px solid ${theme.vars.palette.rule}`,
}))
