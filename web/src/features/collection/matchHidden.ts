import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { foldText } from '@tracker/domain/text/fold.ts'

/**
 * Hidden artifacts whose name or description contains every word of a text. They are not in the search index; all of them are
 * loaded.
 */
export function matchHidden(hidden: readonly Artifact[], text: string): readonly Artifact[] {
  const words = foldText(text).split(' ')
  return hidden.filter(({ artifact_name: name, short_description: description }) => {
    const folded = foldText(`${name} ${description}`)
    return words.every((word) => folded.includes(word))
  })
}
