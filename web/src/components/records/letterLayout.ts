/** Where the letters of a list by name are: half over the edge of the card that begins one, so that no cell is theirs. */

/** Pixels that a letter rises over its card, and of the page's colour around it. */
export const LETTER_RISE = 22
export const HALO = 3

/** A list with letters has room for them over each row, whether or not one stands there: nothing moves when they come. */
export const LETTERED = {
  rowGap: 2 * LETTER_RISE,
  marginTop: LETTER_RISE + 8,
  '& > li': { position: 'relative' },
  '& > li > .letter': {
    position: 'absolute',
    zIndex: 1,
    top: -LETTER_RISE,
    left: 20,
    width: 2 * LETTER_RISE,
    height: 2 * LETTER_RISE,
    // A press is the card's.
    pointerEvents: 'none',
    // On a sheet of paper nothing reaches over the top edge.
    '@media print': { top: 0, left: 0 },
  },
  // A card without a picture shows its letter itself, larger. What has none of A to Z in common has a plain tab.
  '& > li:has(.plate svg) > .letter:has(> svg)': { display: 'none' },
  '& > li > .letter > *': { boxShadow: `0 0 0 ${HALO}px var(--mui-palette-background-default)` },
  '& > li > .letter > span': {
    display: 'grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    height: '100%',
    border: '1px solid var(--mui-palette-rule)',
    backgroundColor: 'var(--mui-palette-band)',
    fontSize: '1.25rem',
    color: 'var(--mui-palette-text-secondary)',
  },
} as const
