/**
 * Background colours of initials. Each type has its own hue at the same lightness, so that rows without
 * pictures are not all the same colour.
 */
import type { ArtifactType } from '@tracker/domain/artifact/artifact.ts'
import type { CSSObject } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'

/**
 * Chroma and hue (OKLCH) of each type, and the hue's rotation in the dark theme. Documents have the plain
 * band colour.
 */
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

/** Attribute of an element with an initial: the artifact's type, or empty. */
export const INITIAL = 'data-initial'

/**
 * Styles for the ground of an element with the attribute `INITIAL`. Browsers without relative colours
 * show the band colour.
 */
const { band, night } = theme.vars.palette
const ground = (day: string, dark: string) => ({
  '--initial-ground': day,
  ...theme.applyStyles('dark', { '--initial-ground': dark }),
})
const tints = Object.entries(TINTS).map(([type, [chroma, hue, turn]]): [string, CSSObject] => [
  `&[${INITIAL}="${type}"]`,
  ground(
    `oklch(from ${band} l ${chroma} ${hue})`,
    `oklch(from ${night.ground} l calc(c * 0.6) calc(h + ${turn}))`,
  ),
])

/**
 * Styles for the ground of an element with the attribute `INITIAL`. Browsers without relative colours
 * show the band colour.
 */
export const INITIAL_GROUND = {
  [`&[${INITIAL}]`]: { backgroundColor: 'var(--initial-ground)', ...ground(band, night.ground) },
  '@supports (color: oklch(from red l c h))': Object.fromEntries(tints),
}
