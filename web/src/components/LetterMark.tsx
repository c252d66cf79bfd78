import { LazyInitial } from './LazyInitial.tsx'

/**
 * Heads the names that begin with a letter, at the corner of the first of their cards (letterLayout.ts).
 * @param letter empty for names that begin with no letter of A to Z: the ornament stands alone
 */
export function LetterMark({ letter }: { letter: string }) {
  return (
    <>
      <span className="visually-hidden">{letter ? `Letter ${letter}` : 'Other names'}</span>
      <div className="letter">
        <LazyInitial name={letter} id={letter} />
      </div>
    </>
  )
}
