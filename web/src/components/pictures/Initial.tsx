import { initialOf } from '@tracker/domain/artifact/initial.ts'
import { styled } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'
import { DISPLAY } from '#theme/typography.ts'

const { band, bronze, night, text } = theme.vars.palette

const Square = styled('svg')({
  display: 'block',
  userSelect: 'none',
  // Colours of the sprite.
  color: text.primary,
  '--hi-ground': `var(--initial-ground, ${band})`,
  '--hi-scroll': bronze.main,
  ...theme.applyStyles('dark', {
    color: night.ink,
    '--hi-ground': `var(--initial-ground, ${night.ground})`,
    '--hi-scroll': night.gold,
  }),
  backgroundColor: 'var(--hi-ground)',
  '& > text': {
    fontFamily: DISPLAY,
    fontSize: 192,
    fill: 'currentColor',
    stroke: 'var(--hi-ground)',
    strokeWidth: 13,
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
    textAnchor: 'middle',
  },
  printColorAdjust: 'exact',
})

export interface InitialProps {
  name: string
  type?: string
  /** The record's id, which selects one of four corner ornaments. */
  id: string
}

/** A historiated initial: the first letter of a name with ornaments. Decorative. */
export function Initial({ name, type = '', id }: InitialProps) {
  const { letter, drawings } = initialOf(name, type, id)
  return (
    <Square viewBox="0 0 240 240" aria-hidden focusable="false">
      {drawings.map((address) => (
        <use key={address} href={address} />
      ))}
      {letter && (
        <text x={120} y={187}>
          {letter}
        </text>
      )}
    </Square>
  )
}
