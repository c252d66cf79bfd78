/** The words of a segment, ready to be looked through: for parts of words, and for words that nearly are one. */
import type { Segment } from '#search/segment.ts'

export interface Lexicon {
  readonly words: readonly string[]
  /** How many letters each word shares with the one before. */
  readonly shared: Uint8Array
  readonly lengths: Uint8Array
  /** All words, one after the other, with a line break between them. */
  readonly text: string
  /** Where each word begins in the text. */
  readonly starts: Uint32Array
}

function build(words: readonly string[]): Lexicon {
  const shared = new Uint8Array(words.length)
  const starts = new Uint32Array(words.length)
  let start = 0
  words.forEach((word, at) => {
    const before = words[at - 1] ?? ''
    let length = 0
    while (length < word.length && word.charCodeAt(length) === before.charCodeAt(length)) length += 1
    shared[at] = length
    starts[at] = start
    start += word.length + 1
  })
  const lengths = Uint8Array.from(words, (word) => word.length)
  return { words, shared, lengths, text: words.join('\n'), starts }
}

const lexicons = new WeakMap<Segment, Lexicon>()

/** Made when it is first asked for: a search that finds what is written needs none. */
export function lexiconOf(segment: Segment): Lexicon {
  const known = lexicons.get(segment)
  if (known) return known
  const lexicon = build(segment.words)
  lexicons.set(segment, lexicon)
  return lexicon
}

/** The places of the words that contain a text, those that begin with it left out. */
export function wordsWith({ text, starts }: Lexicon, part: string): number[] {
  const found: number[] = []
  let word = 0
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    let high = starts.length
    while (word + 1 < high) {
      const middle = (word + high) >>> 1
      if ((starts[middle] ?? 0) <= at) word = middle
      else high = middle
    }
    if (at > (starts[word] ?? 0) && found.at(-1) !== word) found.push(word)
  }
  return found
}
