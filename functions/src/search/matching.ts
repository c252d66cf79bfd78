/** Which artifacts a reading finds, how well, and whether as written. */
import {
  alternativesOf,
  AS_WRITTEN,
  type Hits,
  hitsOf,
  NAMED,
  room,
  type View,
  WEIGHTS,
} from '#search/hits.ts'
import { type Concept, joined, readText, type Reading } from '#search/reading.ts'
import { eachPosting, lowerBound } from '#search/segment.ts'
import { eachVariant, type Freedom, PARTS, SLIPS, WRITTEN } from '#search/variants.ts'

/** What a text finds. */
export interface Matches {
  /** Numbers of artifacts in no order. */
  readonly documents: Uint32Array
  /** By number. As written comes first: more by a thousand. */
  readonly scores: Float64Array
  /** By number: whether everything was found as written. */
  readonly isExact: Uint8Array
  /** What was read, given the best artifact; null when that has everything as written. */
  readAs(best: number): string | null
}

/** Fewer than these, and the text is read more freely. */
const FEW = 3
/** Of what the best one has, what others must have when none has everything. */
const ENOUGH = 0.75
const EXACT_FIRST = 1_000
/** What the words of a name that are all asked for add, in parts of the whole. */
const WHOLE_NAME = 0.6

/** Rare things weigh more. In steps, so that an artifact more or less changes no order between two pages. */
const rarity = (count: number, size: number) => Math.round(8 * Math.log(1 + size / (1 + count))) / 8 + 0.125

interface Found {
  readonly concept: Concept
  readonly freedom: Freedom
  readonly hits: Hits
}

/** Artifacts that have every concept; when there are none and some will do, those that have most. */
function combine(view: View, found: readonly Found[], isPartial: boolean): Omit<Matches, 'readAs'> {
  const { size, parts } = view
  const { scores, coverage, isExact, named, counted } = room.sums()
  for (const { hits } of found) {
    const weight = rarity(hits.count, size)
    for (const document of hits.documents.subarray(0, hits.count)) {
      scores[document] = (scores[document] ?? 0) + weight * (hits.best[document] ?? 0)
      coverage[document] = (coverage[document] ?? 0) + weight
      counted[document] = (counted[document] ?? 0) + 1
      const flags = hits.flags[document] ?? 0
      if (flags & AS_WRITTEN) isExact[document] = (isExact[document] ?? 0) + 1
      if (flags & NAMED) named[document] = (named[document] ?? 0) + 1
    }
  }
  const enough = isPartial ? ENOUGH * coverage.reduce((most, one) => Math.max(most, one), 0) : 0
  const documents = room.list()
  let count = 0
  for (const { segment, offset } of parts) {
    for (let at = 0; at < segment.ids.length; at += 1) {
      const document = offset + at
      const isIn = isPartial
        ? (coverage[document] ?? 0) >= enough && (coverage[document] ?? 0) > 0
        : counted[document] === found.length
      if (!isIn) continue
      isExact[document] = isExact[document] === found.length ? 1 : 0
      const share = Math.min(1, (named[document] ?? 0) / Math.max(1, segment.nameLengths[at] ?? 1))
      const score = (scores[document] ?? 0) * (1 + WHOLE_NAME * share) + (isExact[document] ? EXACT_FIRST : 0)
      scores[document] = Math.round(score * 1_000) / 1_000
      documents[count] = document
      count += 1
    }
  }
  return { documents: documents.subarray(0, count), scores, isExact }
}

/** The words that a concept was read as in one artifact; empty when it lacks the concept. */
function wordsRead(view: View, { concept, freedom }: Found, document: number): readonly string[] {
  const part = view.parts.findLast(({ offset }) => offset <= document)
  if (!part) return []
  let best: { readonly value: number; readonly words: readonly string[] } = { value: 0, words: [] }
  for (const { words, factor, isOther } of alternativesOf(view, concept, freedom)) {
    const read = words.map((word) => {
      let found = { value: 0, word: '' }
      eachVariant(part.segment, word, isOther ? WRITTEN : freedom, (variant) => {
        eachPosting(part.segment, variant.word, (at, mask) => {
          const value = variant.factor * (WEIGHTS[mask] ?? 0)
          if (at + part.offset === document && value > found.value)
            found = { value, word: part.segment.words[variant.word] ?? '' }
        })
      })
      return found
    })
    const value = factor * Math.min(...read.map((one) => one.value))
    if (value > best.value) {
      // What was only begun, or other words that are known as a whole, are told as the thesaurus has them.
      best = { value, words: isOther ? words : read.map(({ word }) => word) }
    }
  }
  return best.words
}

/** The text with what was read in the place of what was written; null when nothing was read otherwise. */
function readAs(view: View, { words }: Reading, found: readonly Found[], best: number): string | null {
  const read = [...words]
  let isOther = false
  for (const one of found) {
    if ((one.hits.flags[best] ?? 0) & AS_WRITTEN) continue
    isOther = true
    const { written } = one.concept
    const at = read.findIndex((_, place) => written.every((word, index) => read[place + index] === word))
    if (at >= 0) read.splice(at, written.length, ...wordsRead(view, one, best))
  }
  return isOther ? read.join(' ') : null
}

/** Finds a concept at least so freely; one that is nowhere as written is read more freely. */
function find(view: View, concept: Concept, least: Freedom): Found {
  const hits = hitsOf(view, concept, least)
  if (hits.count > 0 || least === SLIPS) return { concept, freedom: least, hits }
  return find(view, concept, least === WRITTEN ? PARTS : SLIPS)
}

/** The same, read more freely where it was not yet. */
function freer(view: View, found: readonly Found[], least: Freedom): Found[] {
  return found.map((one) => (one.freedom >= least ? one : find(view, one.concept, least)))
}

/** Readings in which two words are one that some record has. */
function joinedReadings({ parts }: View, reading: Reading): Reading[] {
  return reading.concepts.flatMap((_, first) => {
    const other = joined(reading, first)
    const word = other?.concepts[first]?.alternatives[0]?.words[0] ?? ''
    const isKnown = parts.some(({ segment: { words } }) => words[lowerBound(words, word)]?.startsWith(word))
    return other && isKnown ? [other] : []
  })
}

/** What a text finds, until the next one is looked for; null when it has no words, and so everything is meant. */
export function match(view: View, text: string): Matches | null {
  const reading = readText(text)
  if (reading.concepts.length === 0) return null
  room.open(view.size)
  const done = (from: Reading, found: readonly Found[], matches: Omit<Matches, 'readAs'>): Matches => ({
    ...matches,
    readAs: (best) => readAs(view, from, found, best),
  })
  let found = reading.concepts.map((concept) => find(view, concept, WRITTEN))
  let matches = combine(view, found, false)
  if (matches.documents.length >= FEW) return done(reading, found, matches)
  if (matches.documents.length === 0) {
    for (const other of joinedReadings(view, reading)) {
      const foundJoined = other.concepts.map((concept) => find(view, concept, WRITTEN))
      const joinedMatches = combine(view, foundJoined, false)
      if (joinedMatches.documents.length > 0) return done(other, foundJoined, joinedMatches)
    }
  }
  for (const least of [PARTS, SLIPS] as const) {
    found = freer(view, found, least)
    matches = combine(view, found, false)
    if (matches.documents.length >= FEW) break
  }
  return done(reading, found, matches.documents.length > 0 ? matches : combine(view, found, true))
}
