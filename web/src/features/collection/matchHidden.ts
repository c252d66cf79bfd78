import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { foldText } from '@tracker/domain/text/fold.ts'

/**
 * Those of the hidden artifacts whose name or description has every word of a text. They are in no index, and the person has
 * read all of them already.
 */
export function matchHidden(hidden: readonly Artifact[], text: string): readonly Artifact[] {
  const words = foldText(text).split(' ')
  return hidden.filter(({ artifact_name: name, short_description: description }) => {
    const folded = foldText(`${name} ${description}`)
    return words.every((word) => folded.includes(word))
  })
}
