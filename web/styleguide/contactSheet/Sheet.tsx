import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

const Section = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(3),
  marginTop: theme.spacing(8),
}))

const Grid = styled('div')<{ $side: number }>(({ theme, $side }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${$side}px, 100%), ${$side}px))`,
  gap: $side > 100 ? theme.spacing(3) : theme.spacing(1),
  '& > img, & figure > img, & svg': { display: 'block', maxWidth: '100%', height: 'auto' },
  '& figure': { display: 'grid', alignContent: 'start', gap: theme.spacing(0.25), margin: 0 },
  '& figcaption': { ...theme.typography.caption, overflowWrap: 'anywhere' },
}))

interface Props {
  title: string
  /** Width of the large pictures in pixels, 320 by default. */
  side?: number
  large: ReactNode
  /** The same pictures at 80 pixels, where the silhouette must be recognisable. */
  small: ReactNode
}

/** Pictures at card size, followed by the same pictures at list size. */
export function Sheet({ title, side = 320, large, small }: Props) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Grid $side={side}>{large}</Grid>
      <Grid $side={80}>{small}</Grid>
    </Section>
  )
}

interface CaptionProps {
  name: string
  alt?: string
  bytes: number
  budget?: number
}

/** Name, alternative text and size of a picture. Marks pictures over their budget. */
export function Caption({ name, alt, bytes, budget = Infinity }: CaptionProps) {
  const isHeavy = bytes > budget
  return (
    <figcaption>
      <strong>{name}</strong>{' '}
      <Typography component="span" variant="caption" color={isHeavy ? 'error' : 'textSecondary'}>
        {bytes.toLocaleString('en')} bytes{isHeavy && `, ${(bytes - budget).toLocaleString('en')} too many`}
      </Typography>
      {alt && <div>{alt}</div>}
    </figcaption>
  )
}
