/** Groups what is said of rows, so that a reason of hundreds of rows is one line. */

/** Lines that are named of a group. */
const NAMED = 3
/** Distinct kinds of reasons that are kept. */
const KINDS_MAX = 1_000
/** What differs between reasons of the same kind: addresses, quoted texts and numbers. */
const VALUES = /(?:https?:\/\/[^\s,]+(?<!\.)|(?<=“)[^”]*(?=”)|(?<=")[^"]+(?=")|\d+)(?:, )?/g

export interface ReasonGroup {
  /** The reason, with "…" for what differs between its rows. */
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

const kindOf = (reason: string) => reason.replaceAll(VALUES, '…').replaceAll(/…+/g, '…')

export function groupReasons(): Reasons {
  const found = new Map<string, { reason: string; lines: number[] }>()
  return {
    add(line, reason) {
      const kind = kindOf(reason)
      const group = found.get(kind)
      if (group) {
        group.lines.push(line)
        if (group.reason !== reason) group.reason = kind
      } else if (found.size < KINDS_MAX) found.set(kind, { reason, lines: [line] })
    },
    groups: () =>
      [...found.values()]
        .toSorted((one, other) => other.lines.length - one.lines.length)
        .map(({ reason, lines }) => ({
          reason,
          lines: lines.toSorted((one, other) => one - other).slice(0, NAMED),
          more: Math.max(0, lines.length - NAMED),
        })),
  }
}
