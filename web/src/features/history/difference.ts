/** Word-by-word difference between two texts. */

/** A run of text: in both texts, only in the first, or only in the second. */
export interface Run {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** A word, white space, or one character of a script without spaces. */
const WORDS =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+|[^]/gu

/**
 * Maximum comparisons, so that the page stays responsive. Beyond it, two texts count as completely different.
 */
const COMPARISONS_MAX = 4_000_000

const wordsOf = (text: string): string[] => text.match(WORDS) ?? []

/** Returns the number of equal words at the beginning. */
function commonStart(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((word, place) => word !== other[place])
  return different === -1 ? one.length : different
}

/** Lengths of the longest common subsequences of all suffixes, row by row. */
function commonCounts(one: readonly string[], other: readonly string[]): Uint16Array {
  const width = other.length + 1
  const counts = new Uint16Array((one.length + 1) * width)
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const place = row * width + column
      counts[place] =
        one[row] === other[column]
          ? (counts[place + width + 1] ?? 0) + 1
          : Math.max(counts[place + width] ?? 0, counts[place + 1] ?? 0)
    }
  }
  return counts
}

/** Yields the runs between the common beginning and the common end. */
function* middleRuns(one: readonly string[], other: readonly string[]): Iterable<Run> {
  if (one.length * other.length > COMPARISONS_MAX) {
    yield { kind: 'removed', text: one.join('') }
    yield { kind: 'added', text: other.join('') }
    return
  }
  const counts = commonCounts(one, other)
  const width = other.length + 1
  let [row, column] = [0, 0]
  while (row < one.length || column < other.length) {
    const [was, is] = [one[row], other[column]]
    const place = row * width + column
    if (was !== undefined && was === is) {
      yield { kind: 'same', text: was }
      row += 1
      column += 1
    } else if (
      was !== undefined &&
      (is === undefined || (counts[place + width] ?? 0) >= (counts[place + 1] ?? 0))
    ) {
      yield { kind: 'removed', text: was }
      row += 1
    } else {
      yield { kind: 'added', text: is ?? '' }
      column += 1
    }
  }
}

/** Merges adjacent runs of the same kind. White space between two changes becomes part of both. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  let [removed, added] = ['', '']
  const settle = () => {
    if (removed) all.push({ kind: 'removed', text: removed })
    if (added) all.push({ kind: 'added', text: added })
    removed = added = ''
  }
  for (const [place, { kind, text }] of runs.entries()) {
    const isBetween = kind === 'same' && text.trim() === '' && (removed || added)
    const next = runs[place + 1]
    if (isBetween && next && next.kind !== 'same') {
      removed += text
      added += text
    } else if (kind === 'removed') removed += text
    else if (kind === 'added') added += text
    else {
      settle()
      const last = all.at(-1)
      if (last?.kind === 'same') all[all.length - 1] = { kind, text: last.text + text }
      else all.push({ kind, text })
    }
  }
  settle()
  return all
}

/**
 * Returns the runs of two texts. Without the added runs they are the first text, without the removed ones the
 * second.
 */
export function difference(before: string, after: string): Run[] {
  const [one, other] = [wordsOf(before), wordsOf(after)]
  const start = commonStart(one, other)
  const end = commonStart(one.slice(start).toReversed(), other.slice(start).toReversed())
  const same = (words: readonly string[]): Run[] => words.map((text) => ({ kind: 'same', text }))
  return joined([
    ...same(one.slice(0, start)),
    ...middleRuns(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    ...same(one.slice(one.length - end)),
  ])
}

/** Characters of unchanged text shown next to a change. */
const CONTEXT = 60

/**
 * Shortens an unchanged run.
 * @param isFirst, isLast whether the run starts or ends the text
 */
export function shortRun(text: string, isFirst: boolean, isLast: boolean): string {
  // Cuts at word boundaries if possible.
  const start = isFirst ? '' : text.slice(0, CONTEXT + 1).replace(/(?<=\s)\S*$/u, '')
  const end = isLast ? '' : text.slice(-CONTEXT - 1).replace(/^\S*\s/u, '')
  return text.length <= start.length + end.length + CONTEXT ? text : `${start} … ${end}`
}
