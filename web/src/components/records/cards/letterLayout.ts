/**
 * Layout of letters in a list sorted by name: tabs on the first card of their group, without a separate cell.
 */
import { cardClasses } from './cardLayout.ts'

/** Class name of a letter. */
export const LETTER = 'letter'
/** Height of the letters above their cards on wide screens, in pixels. */
export const LETTER_RISE = 40

/**
 * Reserves space for letters above every row, so that nothing moves when they appear. On narrow screens they
 * are smaller and stand on their cards, so that the first card is in sight.
 */
export const LETTERED = {
  '--side': '26px',
  '--rise': '25px',
  marginTop: 35,
  '@media (min-width: 1200px)': { '--side': '36px', '--rise': `${LETTER_RISE}px`, marginTop: 38 },
  rowGap: 'calc(var(--rise) + 18px)',
  '& > li': { position: 'relative' },
  [`& > li > .${LETTER}`]: {
    position: 'absolute',
    zIndex: 1,
    top: 'calc(-1 * var(--rise))',
    left: 0,
    width: 'var(--side)',
    height: 'var(--side)',
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
