/** Where an artifact is, without the room and remarks: what a facet counts together. */
import { NAME_MAX } from './limits.ts'
import { isTold } from './told.ts'

/** "Tate, London" of "Tate, London — Room 3" and of "Tate, London (on loan)"; empty when nothing is known. */
export function placeOf(location: string): string {
  const place = (location.split(/\s[—–]\s|[(;\n]/)[0] ?? '')
    .replace(/\s+/gu, ' ')
    .replace(/[\s,.]+$/, '')
    .trim()
  return isTold(place) ? place.slice(0, NAME_MAX).replace(/[\uD800-\uDBFF]$/, '') : ''
}
