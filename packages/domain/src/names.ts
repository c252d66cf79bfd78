/** Which names can be seen and found (docs/product-decisions.md, section 2). */
import { fold } from './search.ts'

/** Characters that show nothing and that the search does not drop: format characters, fillers and the blank Braille cell. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\s]/gu

/** Whether something of a name is left to see and to search by. Accents alone, or spaces of no width, name nothing. */
export function isNamed(name: string): boolean {
  return fold(name).replace(UNSEEN, '') !== ''
}
