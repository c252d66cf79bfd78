import { t } from '@lingui/core/macro'
import { fold } from '@tracker/domain/text/fold.ts'

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)

/**
 * Describes corrected words: "antikythera instead of antikithera".
 * @param readAs the query as interpreted by the server
 */
export function describeCorrections(text: string, readAs: string): string {
  const written = wordsOf(text)
  const read = wordsOf(readAs)
  const insteadOf = (word: string, original: string) => t`${word} instead of ${original}`
  if (written.length !== read.length) return insteadOf(readAs, text.trim())
  return read
    .flatMap((word, index) => {
      const original = written[index] ?? ''
      return fold(word) === fold(original) ? [] : [insteadOf(word, original)]
    })
    .join(', ')
}
