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

const { band, night, background } = theme.vars.palette

/** The band's lightness in a type's hue. */
const dayOf = (chroma: number, hue: number) => `oklch(from ${band} l ${chroma} ${hue})`

/** Styles by the value of an attribute, in browsers with relative colours. */
const byType = (attribute: string, styleOf: (tint: (typeof TINTS)['Tools']) => CSSObject) => ({
  '@supports (color: oklch(from red l c h))': Object.fromEntries(
    Object.entries(TINTS).map(([type, tint]): [string, CSSObject] => [
      `&[${attribute}="${type}"]`,
      styleOf(tint),
    ]),
  ),
})

/** Attribute of an element with an initial: the artifact's type, or empty. */
export const INITIAL = 'data-initial'

const ground = (day: string, dark: string) => ({
  '--initial-ground': day,
  ...theme.applyStyles('dark', { '--initial-ground': dark }),
})

/**
 * Styles for the ground of an element with the attribute `INITIAL`. Browsers without relative colours
 * show the band colour.
 */
export const INITIAL_GROUND = {
  [`&[${INITIAL}]`]: { backgroundColor: 'var(--initial-ground)', ...ground(band, night.ground) },
  ...byType(INITIAL, ([chroma, hue, turn]) =>
    ground(dayOf(chroma, hue), `oklch(from ${night.ground} l calc(c * 0.6) calc(h + ${turn}))`),
  ),
}

/** Attribute of a wall on which a picture hangs: the artifact's type, or empty. */
export const WALL = 'data-wall'

/**
 * Sets `--wall` on an element with the attribute `WALL`: by day the band's colour in the hue of the type, by night a little
 * lighter than the page.
 */
export const WALL_GROUND = {
  '--wall-by-day': band,
  '--wall': 'var(--wall-by-day)',
  ...byType(WALL, ([chroma, hue]) => ({ '--wall-by-day': dayOf(chroma, hue) })),
  ...theme.applyStyles('dark', { '--wall': `oklch(from ${background.default} calc(l + 0.03) c h)` }),
}
