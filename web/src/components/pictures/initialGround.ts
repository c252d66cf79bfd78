/**
 * Background colours of initials. Each type has its own hue at the same lightness, so that rows without
 * pictures are not all the same colour.
 */
import { isShippedType, type ShippedType } from '@tracker/domain/artifact/shippedTypes.ts'
import { SITE_TYPES } from '@tracker/domain/artifact/types.ts'
import type { CSSObject } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'

/** Chroma and hue by day, and hue by night (OKLCH; `h` is that of the night ground). */
type Tint = readonly [chroma: number, hue: number, nightHue: number | string]

/** Tints of the specification's types; null for the plain band colour. */
const TINTS: Readonly<Record<ShippedType, Tint | null>> = {
  Documents: null,
  Sculptures: [0.016, 62, 'calc(h + 45)'],
  Writings: [0.013, 275, 'calc(h - 40)'],
  Tools: [0.034, 104, 'calc(h - 70)'],
  Textiles: [0.026, 48, 'calc(h + 75)'],
  Jewelry: [0.05, 86, 'calc(h + 105)'],
  Weapons: [0.014, 135, 'calc(h - 105)'],
}
/** Chroma of a hue that the site chose. */
const CHROMA = 0.034

function tintOf({ id, hue }: (typeof SITE_TYPES)[number]): Tint | null {
  if (typeof hue === 'number') return [CHROMA, hue, hue]
  const shipped = hue ?? id
  return isShippedType(shipped) ? TINTS[shipped] : null
}

const { band, night, background } = theme.vars.palette

/** The band's lightness in a type's hue. */
const dayOf = (chroma: number, hue: number) => `oklch(from ${band} l ${chroma} ${hue})`

/** Styles by the value of an attribute, in browsers with relative colours. */
const byType = (attribute: string, styleOf: (tint: Tint) => CSSObject) => ({
  '@supports (color: oklch(from red l c h))': Object.fromEntries(
    SITE_TYPES.flatMap((type): [string, CSSObject][] => {
      const tint = tintOf(type)
      return tint ? [[`&[${attribute}="${type.id}"]`, styleOf(tint)]] : []
    }),
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
  ...byType(INITIAL, ([chroma, hue, nightHue]) =>
    ground(dayOf(chroma, hue), `oklch(from ${night.ground} l calc(c * 0.6) ${nightHue})`),
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
