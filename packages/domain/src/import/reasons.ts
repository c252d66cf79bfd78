/** Groups what is said of rows, so that a reason of hundreds of rows is one line. */
import type { Message, Note, Parameter } from '../messages/message.ts'

/** Lines that are named of a group. */
const NAMED = 3
/** Distinct kinds of reasons that are kept. */
const KINDS_MAX = 1_000
/** Stands for what differs between the rows of a group. */
const DIFFERENT = '…'
/** What differs between texts of one kind: addresses, quoted texts and numbers. */
const VALUES = /(?:https?:\/\/[^\s,]+(?<!\.)|(?<=[“„])[^”“]*(?=[”“])|(?<=")[^"]+(?=")|\d+)(?:, )?/g

export interface ReasonGroup {
  /** The reason, with "…" for what differs between its rows. */
  readonly reason: Note
  /** Lines of the file that it is said of, the first of them. */
  readonly lines: readonly number[]
  /** Number of rows whose line is not among them. */
  readonly more: number
}

export interface Reasons {
  add(line: number, reason: Note): void
  /** Those of the most rows first. */
  groups(): readonly ReasonGroup[]
}

const isMessage = (value: Parameter | undefined): value is Message => typeof value === 'object'

/** The text without values; for a message, its code and what it says of which field. */
function kindOf(note: Parameter): string {
  if (!isMessage(note)) return String(note).replaceAll(VALUES, DIFFERENT).replaceAll(/…+/g, DIFFERENT)
  const { field, text } = note.parameters
  return [note.code, field, text].map((part) => (part === undefined ? '' : kindOf(part))).join('\n')
}

/** The message without the parameters that differ. */
function common(one: Message, other: Message): Message {
  const shared = (value: Parameter, another: Parameter | undefined) => {
    if (isMessage(value) && isMessage(another)) return common(value, another)
    return value === another ? value : DIFFERENT
  }
  const parameters = Object.entries(one.parameters).map(
    ([name, value]) => [name, shared(value, other.parameters[name])] as const,
  )
  return { ...one, parameters: Object.fromEntries(parameters) }
}

export function groupReasons(): Reasons {
  const found = new Map<string, { reason: Note; lines: number[] }>()
  return {
    add(line, reason) {
      const kind = kindOf(reason)
      const group = found.get(kind)
      if (group) {
        // A row may lack several pictures.
        if (group.lines.at(-1) !== line) group.lines.push(line)
        if (isMessage(group.reason) && isMessage(reason)) group.reason = common(group.reason, reason)
        else if (group.reason !== reason) group.reason = kind
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
