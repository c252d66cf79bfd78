/** Styles of plates. Apart from plates.ts, because the script of Browse's first query loads that without MUI. */
import { theme } from '#theme/theme.ts'
import { plateClasses } from './plates.ts'

const { day, night } = plateClasses
/** The background colour in the plates' files. */
const PAPER = '#f3e9d2'

/**
 * Shows one of the two versions of a plate, depending on the theme. If both are lazy, the browser loads
 * the other one only when the theme changes.
 */
export const DAY_OR_NIGHT = {
  // The mat has the plate's background colour.
  [`&:has(> .${day})`]: { backgroundColor: PAPER },
  [`& > .${night}`]: { display: 'none' },
  ...theme.applyStyles('dark', {
    [`&:has(> .${day})`]: { backgroundColor: theme.vars.palette.night.ground },
    [`& > .${day}`]: { display: 'none' },
    [`& > .${night}`]: { display: 'block' },
  }),
}
