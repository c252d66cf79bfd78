/**
 * Interprets words that the index does not contain: as a part of words, as two words written together, or as
 * misspelled.
 */
import { maxTypos, editDistance } from '@tracker/domain/search/typos.ts'
import { isIdeographic } from '@tracker/domain/text/words.ts'
import type { TextIndex } from '#search/index/textIndex.ts'
import { Hits } from '#search/matching/hits.ts'
import { addAlternative } from '#search/matching/lookup.ts'

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

/** Adds words that contain an unknown word, such as "flintlåspistol" for "pistol". */
function addParts(index: TextIndex, hits: Hits, word: string): void {
  if (word.length < PART_MIN && !isIdeographic(word)) return
  let left = PARTS_MAX
  for (const indexed of index.words.all()) {
    if (!indexed[0].includes(word)) continue
    hits.addWord(index, indexed, { factor: PART, isWritten: false })
    if (--left === 0) break
  }
}

/** Splits an unknown word into two known ones, such as "antikytheramechanism", and adds artifacts with both. */
function addSplits(index: TextIndex, hits: Hits, word: string): void {
  for (let at = PART_MIN; at <= word.length - PART_MIN; at += 1) {
    const words = [word.slice(0, at), word.slice(at)]
    if (!words.every((one) => index.words.has(one))) continue
    addAlternative(index, hits, { words, factor: SPLIT, isWritten: false, reads: words.join(' ') })
  }
}

/**
 * Adds the nearest known words: those that occur together with most of the other words, then those with the fewest
 * typos.
 * @param counts matched words by artifact number
 * @param hasOthers whether a correction must occur together with another word
 */
function addRespelt(
  index: TextIndex,
  hits: Hits,
  word: string,
  counts: Uint8Array,
  hasOthers: boolean,
): void {
  const allowed = maxTypos(word)
  if (allowed === 0) return
  const candidates = index.words.similarTo(word, EDITS_MAX).flatMap((indexed) => {
    const [term, passages] = indexed
    const typos = Math.abs(term.length - word.length) > allowed ? Infinity : editDistance(word, term)
    if (typos > allowed) return []
    let together = 0
    for (const passage of passages)
      for (const artifact of index.passage(passage)?.artifacts ?? [])
        together = Math.max(together, counts[artifact] ?? 0)
    return [{ indexed, typos, together }]
  })
  const most = Math.max(hasOthers ? 1 : 0, ...candidates.map(({ together }) => together))
  const likely = candidates.filter(({ together }) => together === most)
  const fewest = Math.min(...likely.map(({ typos }) => typos))
  for (const { indexed, typos } of likely) {
    if (typos !== fewest) continue
    hits.addWord(index, indexed, { factor: BY_TYPOS[typos] ?? 0, isWritten: false, reads: indexed[0] })
  }
}

/** Finds artifacts for an unknown word. See `addRespelt` for the parameters. */
export function unknownHits(index: TextIndex, word: string, counts: Uint8Array, hasOthers: boolean): Hits {
  const hits = new Hits(index.artifacts.length)
  addParts(index, hits, word)
  addSplits(index, hits, word)
  addRespelt(index, hits, word, counts, hasOthers)
  return hits
}
