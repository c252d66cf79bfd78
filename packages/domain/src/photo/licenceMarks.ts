/** Marks of licences as lines on a grid of 24 units, for the app and for labels. */
import type { Mark } from './licences.ts'

const RING = 'M21.5 12a9.5 9.5 0 1 1-19 0 9.5 9.5 0 0 1 19 0Z'
const C = 'M14.9 9.6a3.8 3.8 0 1 0 0 4.8'

export const MARK_LINES: Readonly<Record<Mark, string>> = {
  cc: `${RING}M11 10.3a2.6 2.6 0 1 0 0 3.4M18 10.3a2.6 2.6 0 1 0 0 3.4`,
  by: `${RING}M12 6.2v.6M9.2 9.6h5.6v4H13.4v4.2h-2.8v-4.2H9.2Z`,
  sa: `${RING}M7.4 12H5.8M7.4 9.8a5 5 0 1 1 .2 4.6M7.4 6.8v3h3`,
  nc: `${RING}M14.8 9.2c-.4-1.2-1.5-1.7-2.8-1.7-1.6 0-2.8.7-2.8 2.1 0 3.2 5.8 1.6 5.8 4.7 0 1.5-1.3 2.2-3 2.2-1.5 0-2.7-.6-3.1-1.9M12 6v1.5M12 16.5V18M5.5 5.2l13 13.6`,
  nd: `${RING}M8 10h8M8 14h8`,
  zero: `${RING}M15.3 12c0 2.9-1.2 5.2-3.3 5.2S8.7 14.9 8.7 12 9.9 6.8 12 6.8s3.3 2.3 3.3 5.2ZM14.3 8.6l-4.6 6.8`,
  pd: `${RING}${C}M5.5 5.2l13 13.6`,
  copyright: `${RING}${C}`,
  free: `${RING}${C}M5.5 18.8l13-13.6`,
  unknown: `${RING}M9.4 9.5a2.7 2.7 0 1 1 3.9 2.4c-.9.5-1.3 1-1.3 2M12 17v.1`,
}
