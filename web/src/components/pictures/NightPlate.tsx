import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from '#theme/theme.ts'

/** Container width from which the text is next to the drawing. */
const WIDE = '@container (min-width: 680px)'
const ROOMY = '@container (min-width: 900px)'

/** Hero drawings with an empty left side, and the centre of their subject in percent of the width. */
const CENTRES = { 'preserve-history': 69, gateway: 73.75 } as const

const Root = styled('div')({ containerType: 'inline-size' })

const Ground = styled('div')<{ $centre: number }>(({ theme, $centre }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplate: '240px auto / minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: 2,
  color: theme.vars.palette.night.ink,
  backgroundColor: theme.vars.palette.night.ground,
  // Same size and position as in the hero.
  '& > img': {
    position: 'absolute',
    gridArea: '1 / 1 / 2 / 2',
    top: '-8%',
    left: '50%',
    width: 'auto',
    maxWidth: 'none',
    height: '128%',
    transform: `translateX(-${$centre}%)`,
  },
  [WIDE]: {
    gridTemplateRows: 'minmax(400px, auto)',
    alignItems: 'center',
    // The drawing fills the right half; its subject ends near the lower edge.
    '& > img': {
      top: '50%',
      left: '75%',
      height: 'min(118%, 58cqw)',
      transform: `translate(-${$centre}%, -52%)`,
    },
    // Text in forced colours would not contrast with the drawing.
    '@media (forced-colors: active)': { '& > img': { clipPath: 'inset(0 0 0 48%)' } },
  },
  // The drawing is not printed.
  '@media print': {
    display: 'block',
    color: theme.vars.palette.text.primary,
    backgroundColor: 'transparent',
    '& > img': { display: 'none' },
  },
}))

const Words = styled('div')({
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
  [WIDE]: { gridRow: 1, width: '50%', boxSizing: 'border-box', padding: theme.spacing(4, 1, 4, 4) },
  [ROOMY]: { padding: theme.spacing(6) },
})

interface Props {
  drawing: keyof typeof CENTRES
  children: ReactNode
}

/** Dark blue section with text and a drawing. The drawing is above the text on small screens, to its right on wide ones. */
export function NightPlate({ drawing, children }: Props) {
  return (
    <Root>
      <Ground $centre={CENTRES[drawing]}>
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
    </Root>
  )
}
