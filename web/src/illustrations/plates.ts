/** The engraved plates, each of which the build makes a second time for the night (web/build/nightPlates.ts). */
import type { Theme } from '@mui/material/styles'

const PLATE = /^\/illustrations\/(?:artifacts|types|articles)\/[\w-]+\.svg$/

/** Where a plate's night is. @param address the path of its day */
export const nightOf = (address: string): string => address.replace(/\.svg$/, '.night.svg')

/** The path of a plate of ours; null for any other picture. @param host of the page */
export function plateAt(address: string, host: string): string | null {
  const url = URL.parse(address)
  return url?.host === host && PLATE.test(url.pathname) ? url.pathname : null
}

/** What plates are engraved on: their files begin with it. */
const PAPER = '#f3e9d2'

/**
 * Shows of two pictures, of the classes `day` and `night`, the one for the theme. The other is asked for when the theme
 * changes and no sooner, if both are lazy: a browser asks for no lazy picture that is not displayed.
 */
export const dayOrNight = (theme: Theme) => ({
  // A mat of another shape than the plate is one sheet with it.
  '&:has(> .day)': { backgroundColor: PAPER },
  '& > .night': { display: 'none' },
  ...theme.applyStyles('dark', {
    '&:has(> .day)': { backgroundColor: theme.vars.palette.night.ground },
    '& > .day': { display: 'none' },
    '& > .night': { display: 'block' },
  }),
})
