import { t } from '@lingui/core/macro'
import { Initial } from '#components/pictures/Initial.tsx'
import { LETTER } from './letterLayout.ts'

/**
 * The letter at the corner of the first card of its group (letterLayout.ts).
 * @param letter empty for names that do not begin with A to Z
 */
export function LetterMark({ letter }: { letter: string }) {
  return (
    <>
      <span className="visually-hidden">{letter ? t`Letter ${letter}` : t`Other names`}</span>
      <div className={LETTER}>
        {letter ? <Initial name={letter} id={letter} /> : <span aria-hidden>#</span>}
      </div>
    </>
  )
}
