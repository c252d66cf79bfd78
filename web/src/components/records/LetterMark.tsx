import { LazyInitial } from '#components/pictures/LazyInitial.tsx'

/**
 * The letter at the corner of the first card of its group (letterLayout.ts).
 * @param letter empty for names that do not begin with A to Z
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
