/** Explains a result: how the query was interpreted and why the artifact was found. */
import { fold } from '@tracker/domain/text/fold.ts'
import type { FoundIn } from '@tracker/domain/search/searchResponse.ts'
import { NAME_FIELD, SEARCHED } from '#search/index/indexEntry.ts'
import { NAMED } from '#search/matching/hits.ts'
import type { Matches } from '#search/matching/match.ts'
import type { TextIndex } from '#search/index/textIndex.ts'
import { joinBrackets, wordsOf } from '@tracker/domain/text/words.ts'

/** Maximum characters of an excerpt, and characters before its first marked word. */
const EXCERPT_MAX = 160
const LEAD = 40
/** A word, including inner apostrophes and brackets. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʻʼʾʿ[\](){}][\p{L}\p{N}\p{M}]+)*/gu

/**
 * The query with corrected words instead of those that no artifact contains; null if none was corrected.
 * @param best number of the first result
 */
export function readAs(index: TextIndex, { query, concepts }: Matches, best: number): string | null {
  const read = [...query.words]
  for (const { concept, hits } of concepts) {
    const { written } = concept
    const found = wordsOf(index.passage(hits.passages[best] ?? -1)?.text ?? '')
    const matches = found.flatMap((word) => hits.terms.get(word) ?? [])
    const [first] = matches.toSorted((a, b) => b.factor - a.factor)
    const at = read.findIndex((_, start) => written.every((word, offset) => read[start + offset] === word))
    if ((hits.scores[best] ?? 0) > 0 && first?.reads && at >= 0) read.splice(at, written.length, first.reads)
  }
  const text = read.join(' ')
  return text === query.words.join(' ') ? null : text
}

/** The needed words that none of these artifacts has. */
export const missingWords = ({ concepts }: Matches, artifacts: readonly number[]): string[] =>
  concepts
    .filter(({ concept, hits }) => concept.isNeeded && !artifacts.some((number) => hits.scores[number]))
    .map(({ concept }) => concept.written.join(' '))

/** Cuts an excerpt around a position, at word boundaries. */
function cut(text: string, position: number): { readonly start: number; readonly end: number } {
  if (text.length <= EXCERPT_MAX) return { start: 0, end: text.length }
  const from = Math.max(0, Math.min(position - LEAD, text.length - EXCERPT_MAX))
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1 || from
  const until = start + EXCERPT_MAX
  const end = until >= text.length ? text.length : Math.max(text.lastIndexOf(' ', until), position + 1)
  return { start, end }
}

/** The passage that explains the match, with the matching words marked; undefined if the name explains it. */
export function foundIn(index: TextIndex, { concepts }: Matches, artifact: number): FoundIn | undefined {
  const outsideName = concepts.filter(
    ({ hits }) => (hits.scores[artifact] ?? 0) > 0 && ((hits.flags[artifact] ?? 0) & NAMED) === 0,
  )
  const passages = outsideName.map(({ hits }) => hits.passages[artifact] ?? -1)
  const counts = passages.map((passage) => passages.filter((other) => other === passage).length)
  const passage = index.passage(passages[counts.indexOf(Math.max(...counts))] ?? -1)
  if (!passage || passage.field === NAME_FIELD) return undefined
  const isMarked = (word: string) =>
    wordsOf(joinBrackets(word)).some((term) => concepts.some(({ hits }) => hits.terms.has(term)))
  const marks = [...passage.text.matchAll(WORD)].flatMap(({ 0: word, index: at }) =>
    isMarked(fold(word)) ? [[at, at + word.length] as [number, number]] : [],
  )
  const { start, end } = cut(passage.text, marks[0]?.[0] ?? 0)
  return {
    field: SEARCHED[passage.field]?.field ?? 'artifact_name',
    excerpt: passage.text.slice(start, end),
    marks: marks
      .filter(([from, to]) => from >= start && to <= end)
      .map(([from, to]): [number, number] => [from - start, to - start]),
  }
}
