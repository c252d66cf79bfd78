/**
 * Interprets words that the index does not contain: as a part of words, as two words written together, or as
 * misspelled.
 */
import { maxTypos, editDistance } from '@tracker/domain/search/typos.ts'
import { isIdeographic } from '@tracker/domain/text/words.ts'
import type { TextIndex } from '#search/index/textIndex.ts'
import { addHits, Hits, type TermMatch } from '#search/matching/hits.ts'
import { alternativeHits } from '#search/matching/lookup.ts'

/** Score factors of a part of a word, and of two words written together. */
const PART = 0.3
const SPLIT = 0.6
/** Minimum length of a part. */
const PART_MIN = 3
/** Maximum number of words that contain a part. */
const PARTS_MAX = 200
/** Score factor by number of typos. */
const BY_TYPOS = [1, 0.5, 0.3]
/** Maximum edits of similar words. Two swapped letters are one typo, but two edits. */
const EDITS_MAX = 2

/** Finds words that contain an unknown word, such as "flintlåspistol" for "pistol". */
function partHits(index: TextIndex, word: string): Hits {
  const hits = new Hits(index.artifacts.length)
  if (word.length < PART_MIN && !isIdeographic(word)) return hits
  const match: TermMatch = { factor: PART, isWritten: false }
  let left = PARTS_MAX
  for (const indexed of index.words.all()) {
    if (!indexed[0].includes(word)) continue
    hits.addWord(index, indexed, match)
    if (--left === 0) break
  }
  return hits
}

/**
 * Splits an unknown word into two known ones, such as "antikytheramechanism", and finds artifacts with both.
 */
function splitHits(index: TextIndex, word: string): Hits {
  const hits = new Hits(index.artifacts.length)
  for (let at = PART_MIN; at <= word.length - PART_MIN; at += 1) {
    const words = [word.slice(0, at), word.slice(at)]
    if (!words.every((one) => index.words.has(one))) continue
    const split = { words, factor: SPLIT, isWritten: false, reads: words.join(' ') }
    addHits(hits, alternativeHits(index, split))
  }
  return hits
}

/**
 * Finds the nearest known words: those that occur together with most of the other words, then those with the fewest
 * typos.
 * @param counts matched words by artifact number
 * @param hasOthers whether a correction must occur together with another word
 */
function respelt(index: TextIndex, word: string, counts: Uint8Array, hasOthers: boolean): Hits {
  const hits = new Hits(index.artifacts.length)
  const allowed = maxTypos(word)
  if (allowed === 0) return hits
  const candidates = index.words.similarTo(word, EDITS_MAX).flatMap((indexed) => {
    const [term, passages] = indexed
    const typos = Math.abs(term.length - word.length) > allowed ? Infinity : editDistance(word, term)
    if (typos > allowed) return []
    const artifacts = passages.flatMap((passage) => index.passage(passage)?.artifacts ?? [])
    return [
      { indexed, typos, together: artifacts.reduce((most, one) => Math.max(most, counts[one] ?? 0), 0) },
    ]
  })
  const most = Math.max(hasOthers ? 1 : 0, ...candidates.map(({ together }) => together))
  const likely = candidates.filter(({ together }) => together === most)
  const fewest = Math.min(...likely.map(({ typos }) => typos))
  for (const { indexed, typos } of likely) {
    if (typos !== fewest) continue
    hits.addWord(index, indexed, { factor: BY_TYPOS[typos] ?? 0, isWritten: false, reads: indexed[0] })
  }
  return hits
}

/** Finds artifacts for an unknown word. See `respelt` for the parameters. */
export function unknownHits(index: TextIndex, word: string, counts: Uint8Array, hasOthers: boolean): Hits {
  const hits = partHits(index, word)
  for (const more of [splitHits(index, word), respelt(index, word, counts, hasOthers)]) addHits(hits, more)
  return hits
}
