import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { foldText } from '@tracker/domain/text/fold.ts'

/**
 * Finds hidden artifacts whose name or description contains every word of a text. All hidden artifacts are
 * loaded, because they are not in the search index.
 */
export function matchHidden(hidden: readonly Artifact[], text: string): readonly Artifact[] {
  const words = foldText(text).split(' ')
  return hidden.filter(({ artifact_name: name, short_description: description }) => {
    const folded = foldText(`${name} ${description}`)
    return words.every((word) => folded.includes(word))
  })
}
