/** Grounds of initials: the band's lightness in a hue of the type, so that a row without pictures is not of one colour. */
import type { ArtifactType } from '@tracker/domain/artifact/artifact.ts'
import type { CSSObject, Theme } from '@mui/material/styles'

/** Chroma and hue (OKLCH) by day, and turn of the hue by night. Documents have the band itself. */
const TINTS: Readonly<
  Record<Exclude<ArtifactType, 'Documents'>, readonly [chroma: number, hue: number, turn: number]>
> = {
  Sculptures: [0.016, 62, 45],
  Writings: [0.013, 275, -40],
  Tools: [0.034, 104, -70],
  Textiles: [0.026, 48, 75],
  Jewelry: [0.05, 86, 105],
  Weapons: [0.014, 135, -105],
}

/** The ground of an element with `data-initial`, which is a type. Browsers without relative colours show the band. */
export const initialGround = (theme: Theme) => {
  const { band, night } = theme.vars.palette
  const ground = (day: string, dark: string) => ({
    '--initial-ground': day,
    ...theme.applyStyles('dark', { '--initial-ground': dark }),
  })
  const tints = Object.entries(TINTS).map(([type, [chroma, hue, turn]]): [string, CSSObject] => [
    `&[data-initial="${type}"]`,
    ground(
      `oklch(from ${band} l ${chroma} ${hue})`,
      `oklch(from ${night.ground} l calc(c * 0.6) calc(h + ${turn}))`,
    ),
  ])
  return {
    '&[data-initial]': { backgroundColor: 'var(--initial-ground)', ...ground(band, night.ground) },
    '@supports (color: oklch(from red l c h))': Object.fromEntries(tints),
  }
}
