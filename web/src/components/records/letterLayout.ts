/** Layout of the letters of a list sorted by name: in the gap above the first card of their group, without a cell of their own. */

/** Side of a letter, and how far it begins above its card, in pixels. */
const LETTER_SIDE = 28
export const LETTER_RISE = 31

/** Space for letters above every row, so that nothing moves when they appear. */
export const LETTERED = {
  rowGap: LETTER_RISE + 12,
  marginTop: LETTER_RISE + 4,
  '& > li': { position: 'relative' },
  '& > li > .letter': {
    position: 'absolute',
    zIndex: 1,
    top: -LETTER_RISE,
    left: 0,
    width: LETTER_SIDE,
    height: LETTER_SIDE,
    // Clicks reach the card.
    pointerEvents: 'none',
    // The first row of a printed page has no space above.
    '@media print': { top: 0, left: 0 },
  },
  // A card without a picture shows a larger initial instead. Other names have a plain tab.
  '& > li:has(.plate svg) > .letter:has(> svg)': { display: 'none' },
  '& > li > .letter > span': {
    display: 'grid',
    placeContent: 'center',
    boxSizing: 'border-box',
    height: '100%',
    border: '1px solid var(--mui-palette-rule)',
    backgroundColor: 'var(--mui-palette-band)',
    fontSize: '1.125rem',
    color: 'var(--mui-palette-text-secondary)',
  },
} as const
