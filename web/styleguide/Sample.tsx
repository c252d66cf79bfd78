import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Forced } from './forced.ts'

/** Samples side by side. */
export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: theme.spacing(2),
}))

/** Samples in as many columns of equal width as fit. */
export const Columns = styled('div')<{ $min: number }>(({ theme, $min }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${$min}px, 100%), 1fr))`,
  gap: theme.spacing(3, 2.5),
}))

const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  // Aligns the captions of samples in a row.
  gridTemplateRows: '1fr auto',
  gap: theme.spacing(0.75),
  minWidth: 0,
  margin: 0,
}))

interface Props {
  /** Name of the state or variant. */
  name: string
  /** Forced states of the sample, separated by spaces. */
  force?: Forced | 'focus focus-visible'
  children: ReactNode
}

/** A component in one state, with the state's name below it. */
export function Sample({ name, force, children }: Props) {
  return (
    <Figure>
      <div data-force={force}>{children}</div>
      <Typography component="figcaption" variant="caption" color="textSecondary">
        {name}
      </Typography>
    </Figure>
  )
}

/** Samples of one kind below its name. */
export function Kind({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="label" sx={{ marginBottom: 1.5 }}>
        {name}
      </Typography>
      {children}
    </div>
  )
}
