/** Validation of names (docs/specification.md). */
import { fold } from './fold.ts'

/** Invisible characters that folding keeps: format characters, fillers and the blank Braille pattern. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\s]/gu

/** Returns true if a name has a visible, searchable character. False for accents or zero-width spaces alone. */
export function isVisibleName(name: string): boolean {
  return fold(name).replace(INVISIBLE, '') !== ''
}
