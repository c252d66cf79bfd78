import { LazyInitial } from '#components/pictures/LazyInitial.tsx'

/**
 * Heads the names that begin with a letter, at the corner of the first of their cards (letterLayout.ts).
 * @param letter empty for names that begin with no letter of A to Z: their head is quieter
 */
export function LetterMark({ letter }: { letter: string }) {
  return (
    <>
      <span className="visually-hidden">{letter ? `Letter ${letter}` : 'Other names'}</span>
      <div className="letter">
        {letter ? <LazyInitial name={letter} id={letter} /> : <span aria-hidden>#</span>}
      </div>
    </>
  )
}
