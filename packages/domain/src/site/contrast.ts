/** Contrast ratio of two opaque colours, as defined by WCAG 2. */

function luminance(hex: string): number {
  const parts = /^#(..)(..)(..)$/.exec(hex)
  if (!parts) throw new Error(`${hex} is not a colour of six digits.`)
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @returns between 1 and 21 */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
