/** Groups what is said of rows, so that a reason of hundreds of rows is one line. */

/** Lines that are named of a group. */
const NAMED = 3
/** Distinct reasons that are kept. */
const REASONS_MAX = 1_000

export interface ReasonGroup {
  readonly reason: string
  /** Lines of the file that it is said of, the first of them. */
  readonly lines: readonly number[]
  /** Number of rows whose line is not among them. */
  readonly more: number
}

export interface Reasons {
  add(line: number, reason: string): void
  /** Those of the most rows first. */
  groups(): readonly ReasonGroup[]
}

export function groupReasons(): Reasons {
  const found = new Map<string, number[]>()
  return {
    add(line, reason) {
      const lines = found.get(reason)
      if (lines) lines.push(line)
      else if (found.size < REASONS_MAX) found.set(reason, [line])
    },
    groups: () =>
      [...found]
        .toSorted(([, one], [, other]) => other.length - one.length)
        .map(([reason, lines]) => ({
          reason,
          lines: lines.toSorted((one, other) => one - other).slice(0, NAMED),
          more: Math.max(0, lines.length - NAMED),
        })),
  }
}
