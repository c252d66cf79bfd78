/**
 * Layout of letters in a list sorted by name: tabs on the first card of their group, without a separate cell.
 */
import { cardClasses } from './cardLayout.ts'

/** Class name of a letter. */
export const LETTER = 'letter'
/** Width and height of a letter in pixels. Its lower edge is the border of the card. */
const LETTER_SIDE = 26
export const LETTER_RISE = LETTER_SIDE - 1

/**
 * Reserves space for letters above the other rows, so that nothing moves when they appear. Those of the first row have it
 * below the head of the list (ListHead.tsx).
 */
export const LETTERED = {
  rowGap: LETTER_RISE + 18,
  '& > li': { position: 'relative' },
  [`& > li > .${LETTER}`]: {
    position: 'absolute',
    zIndex: 1,
    top: -LETTER_RISE,
    left: 0,
    width: LETTER_SIDE,
    height: LETTER_SIDE,
    // Lets clicks reach the card.
    pointerEvents: 'none',
    // The first row of a printed page has no space above.
    '@media print': { top: 0, left: 0 },
  },
  // A card without a picture already shows the letter as its initial.
  [`& > li:has(.${cardClasses.plate} svg) > .${LETTER}:has(> svg)`]: { display: 'none' },
  [`& > li > .${LETTER} > span`]: {
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
