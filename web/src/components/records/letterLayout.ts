/** Layout of the letters of a list sorted by name: half above the first card of their group, without a cell of their own. */

/** Pixels of a letter above its card, and of the page's colour around it. */
export const LETTER_RISE = 22
export const HALO = 3

/** Space for letters above every row, so that nothing moves when they appear. */
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
    // Clicks reach the card.
    pointerEvents: 'none',
    // The first row of a printed page has no space above.
    '@media print': { top: 0, left: 0 },
  },
  // A card without a picture shows a larger initial instead. Other names have a plain tab.
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
