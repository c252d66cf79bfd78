import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** Wide enough for text beside the drawing. */
const WIDE = '@container (min-width: 820px)'

const Place = styled('div')({ containerType: 'inline-size' })

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplate: '240px auto / minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: 2,
  color: theme.vars.palette.night.ink,
  backgroundColor: theme.vars.palette.night.ground,
  // As in the hero: the subject spans 100 to 800 of 900 units of height, centred at 70 % of the width.
  '& > img': {
    position: 'absolute',
    gridArea: '1 / 1 / 2 / 2',
    top: '-8%',
    left: '50%',
    width: 'auto',
    maxWidth: 'none',
    height: '128%',
    transform: 'translateX(-70%)',
  },
  [WIDE]: {
    gridTemplateRows: 'minmax(400px, auto)',
    alignItems: 'center',
    // The drawing fills the right half.
    '& > img': { top: '-9%', left: 'auto', right: 0, height: '118%', transform: 'none' },
    // Forced text colours would not contrast with the drawing.
    '@media (forced-colors: active)': { '& > img': { clipPath: 'inset(0 0 0 48%)' } },
  },
  // Printed without the drawing.
  '@media print': {
    display: 'block',
    color: theme.vars.palette.text.primary,
    backgroundColor: 'transparent',
    '& > img': { display: 'none' },
  },
}))

const Words = styled('div')(({ theme }) => ({
  position: 'relative',
  gridRow: 2,
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2),
  padding: theme.spacing(4, 3),
  '& a': {
    borderColor: theme.vars.palette.night.gold,
    '&:focus-visible': { outlineColor: theme.vars.palette.night.focus },
    '&:is(:hover, :active)': { color: theme.vars.palette.night.gold, backgroundColor: 'transparent' },
  },
  [WIDE]: { gridRow: 1, width: '50%', boxSizing: 'border-box', padding: theme.spacing(6) },
}))

interface Props {
  /** One of the hero's drawings, whose left side is empty. */
  drawing: 'unveiling-the-past' | 'preserve-history' | 'gateway'
  children: ReactNode
}

/** Text on night lapis with a drawing: above the text on small screens, at its right on wide ones. */
export function NightPlate({ drawing, children }: Props) {
  return (
    <Place>
      <Ground>
        <img
          src={`/illustrations/heroes/${drawing}.svg`}
          alt=""
          width={1600}
          height={900}
          loading="lazy"
          decoding="async"
        />
        <Words>{children}</Words>
      </Ground>
    </Place>
  )
}
