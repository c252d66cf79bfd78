/** Explains a result: how the query was interpreted and why the artifact was found. */
import { fold } from '@tracker/domain/text/fold.ts'
import type { FoundIn } from '@tracker/domain/search/searchResponse.ts'
import { NAME_FIELD, SEARCHED } from '#search/index/indexEntry.ts'
import { NAMED, type TermMatch, WRITTEN } from '#search/matching/hits.ts'
import type { MatchedConcept, Matches } from '#search/matching/match.ts'
import type { TextIndex } from '#search/index/textIndex.ts'
import { wordsOf } from '@tracker/domain/text/words.ts'

/** Maximum characters of an excerpt, and characters before its first marked word. */
const EXCERPT_MAX = 160
const LEAD = 40
/** A word, including inner apostrophes. */
const WORD = /[\p{L}\p{N}\p{M}]+(?:['’ʻʼʾʿ][\p{L}\p{N}\p{M}]+)*/gu

/** The word by which an artifact matched a concept; empty if it did not match. */
function interpretedWord(index: TextIndex, { concept, hits }: MatchedConcept, artifact: number): string {
  if ((hits.scores[artifact] ?? 0) === 0) return ''
  const passage = index.passage(hits.passages[artifact] ?? -1)
  let best: TermMatch | null = null
  for (const word of wordsOf(passage?.text ?? '')) {
    const match = hits.terms.get(word)
    if (match && (!best || match.factor > best.factor)) best = match
  }
  return best?.reads ?? concept.written.join(' ')
}

/** The query with written words replaced by the interpreted ones; null if nothing was replaced. */
export function readAs(index: TextIndex, { query, concepts }: Matches, best: number): string | null {
  const read = [...query.words]
  for (const one of concepts) {
    const { written } = one.concept
    if ((one.hits.flags[best] ?? 0) & WRITTEN) continue
    const at = read.findIndex((_, start) => written.every((word, offset) => read[start + offset] === word))
    const word = interpretedWord(index, one, best)
    if (at < 0 || word === written.join(' ')) continue
    read.splice(at, written.length)
    if (word !== '' && !read.includes(word)) read.splice(at, 0, word)
  }
  const text = read.join(' ')
  return text === query.words.join(' ') ? null : text
}

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
    wordsOf(word).some((term) => concepts.some(({ hits }) => hits.terms.has(term)))
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
