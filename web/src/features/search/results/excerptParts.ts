import type { FoundIn } from '@tracker/domain/search/searchResponse.ts'

export interface ExcerptPart {
  /** Offset in the excerpt. */
  readonly start: number
  readonly text: string
  readonly isMarked: boolean
}

/** Maximum characters before the first marked word, which should be visible on a narrow card. */
const LEAD_MAX = 12

/** Returns the start of the visible excerpt: a word boundary shortly before the first mark. */
function beginOf(excerpt: string, mark: number): number {
  if (mark <= LEAD_MAX) return 0
  const space = excerpt.indexOf(' ', mark - LEAD_MAX - 1)
  return space < 0 || space >= mark ? mark : space + 1
}

/** Splits an excerpt into marked and other parts. Ignores marks that overlap or are out of range. */
export function excerptParts({ excerpt, marks }: Pick<FoundIn, 'excerpt' | 'marks'>): ExcerptPart[] {
  const begin = beginOf(excerpt, marks[0]?.[0] ?? 0)
  const parts: ExcerptPart[] = begin > 0 ? [{ start: 0, text: '…', isMarked: false }] : []
  let done = begin
  const add = (end: number, isMarked: boolean) => {
    if (end > done) parts.push({ start: done, text: excerpt.slice(done, end), isMarked })
    done = Math.max(done, end)
  }
  for (const [start, end] of marks) {
    if (start < done || end <= start || end > excerpt.length) continue
    add(start, false)
    add(end, true)
  }
  add(excerpt.length, false)
  return parts
}
