/** Colours of night scenes on another ground than the shipped one, whose blues the drawings have. */
import { NIGHT } from '../src/theme/tokens.ts'

type Three = readonly [number, number, number]

/** `night.ground` of the shipped site, for which the drawings were made. */
const SHIPPED_GROUND = '#0F1A3D'

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055
const channel = (hex: string, at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)

/** Lightness, chroma and hue (OKLCH, hue in radians) of a colour of six digits. */
function toOklch(hex: string): Three {
  const [r, g, b] = [channel(hex, 1), channel(hex, 3), channel(hex, 5)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(x, y), Math.atan2(y, x)]
}

/** The colour of six digits; what a screen cannot show is clipped. */
function toHex([lightness, chroma, hue]: Three): string {
  const [x, y] = [chroma * Math.cos(hue), chroma * Math.sin(hue)]
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const digits = channels.map((value) => {
    const shown = Math.min(1, Math.max(0, fromLinear(Math.max(0, value))))
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}

/**
 * Returns a blue of the shipped drawings for another ground: as much lighter than it, with its hue, and as much
 * more or less colourful.
 * @param ground `night.ground`
 */
export function onGround(colour: string, ground = NIGHT.ground): string {
  const [shippedLightness, shippedChroma, shippedHue] = toOklch(SHIPPED_GROUND)
  const [lightness, chroma, hue] = toOklch(ground)
  const [l, c, h] = toOklch(colour)
  return toHex([
    Math.min(1, Math.max(0, l + lightness - shippedLightness)),
    (c * chroma) / shippedChroma,
    h + hue - shippedHue,
  ])
}
