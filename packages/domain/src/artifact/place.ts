/** Value of the place facet, derived from the present location. */
import { NAME_MAX } from '../limits.ts'
import { hasValue } from '../text/hasValue.ts'

/** Returns "Tate, London" for "Tate, London — Room 3" and "Tate, London (on loan)", and '' for an unknown location. */
export function placeOf(location: string): string {
  const place = (location.split(/\s[—–]\s|[(;\n]/)[0] ?? '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s,.]+$/, '')
    .trim()
  return hasValue(place) ? place.slice(0, NAME_MAX).replace(/[\uD800-\uDBFF]$/, '') : ''
}
