/** What two texts have in common, word by word. */

/** A run of a text: in both, only in the former, or only in the latter. */
export interface Run {
  readonly kind: 'same' | 'removed' | 'added'
  readonly text: string
}

/** A word, white space, or one sign; writing without spaces is compared sign by sign. */
const WORDS =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{M}\p{N}]+|[^]/gu

/** Comparisons beyond which two texts are shown as wholly different, so that no page stands still. */
const COMPARISONS_MAX = 4_000_000

const wordsOf = (text: string): string[] => text.match(WORDS) ?? []

/** How many words both begin with. */
function commonStart(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((word, place) => word !== other[place])
  return different === -1 ? one.length : different
}

/** For each place in both, how many words the rests have in common (the longest common subsequence), row by row. */
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

/** The runs between what both begin and end with. */
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

/** Neighbours of the same kind become one; white space alone between two changes belongs to both. */
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

/** The runs that lead from one text to another: those that are not added make the former, those not removed the latter. */
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

/** Characters of an unchanged run that stay beside a change when the rest is folded. */
const CONTEXT = 60

/** An unchanged run without its middle, which no change touches. @param isFirst, isLast whether a text begins or ends with it */
export function shortRun(text: string, isFirst: boolean, isLast: boolean): string {
  // No half of a word, where there are words.
  const start = isFirst ? '' : text.slice(0, CONTEXT + 1).replace(/(?<=\s)\S*$/u, '')
  const end = isLast ? '' : text.slice(-CONTEXT - 1).replace(/^\S*\s/u, '')
  return text.length <= start.length + end.length + CONTEXT ? text : `${start} … ${end}`
}
