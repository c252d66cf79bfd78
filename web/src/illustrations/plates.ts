/** The plates and their dark versions, which the build creates (web/build/nightPlates.ts). */
import type { Theme } from '@mui/material/styles'

const PLATE = /^\/illustrations\/(?:artifacts|types|articles)\/[\w-]+\.svg$/

/** The path of a plate's dark version. @param address path of the light one */
export const nightOf = (address: string): string => address.replace(/\.svg$/, '.night.svg')

/** The path of one of the product's plates; null for any other picture. @param host of the page */
export function plateAt(address: string, host: string): string | null {
  const url = URL.parse(address)
  return url?.host === host && PLATE.test(url.pathname) ? url.pathname : null
}

/** The background of plates: their files begin with it. */
const PAPER = '#f3e9d2'

/**
 * Shows the picture of the class `day` or `night`, depending on the theme. If both are lazy, the browser loads the other one
 * only when the theme changes.
 */
export const dayOrNight = (theme: Theme) => ({
  // The mat has the background of the plate.
  '&:has(> .day)': { backgroundColor: PAPER },
  '& > .night': { display: 'none' },
  ...theme.applyStyles('dark', {
    '&:has(> .day)': { backgroundColor: theme.vars.palette.night.ground },
    '& > .day': { display: 'none' },
    '& > .night': { display: 'block' },
  }),
})
