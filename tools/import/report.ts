/** The report of an import. */
import { type Columns, ignoredColumns } from '@tracker/domain/import/columns.ts'
import { EMPTY_WORD } from '@tracker/domain/import/mapping.ts'
import { observeDates } from '@tracker/domain/import/observedDates.ts'
import { groupReasons, type ReasonGroup } from '@tracker/domain/import/reasons.ts'
import { english, type Note } from '@tracker/domain/messages/message.ts'
import type { Row } from '@tracker/domain/import/record.ts'
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/types.ts'
import type { Counts } from '#import/runImport.ts'
import type { Planned } from '#import/storeRecords.ts'

/** Maximum number of names, words and examples shown. */
const SHOWN = 10
/** Maximum number of words counted. */
const WORDS_MAX = 10_000
/** Maximum characters of a value shown. */
const VALUE_MAX = 60

interface SummaryOptions {
  readonly seconds: number
  readonly isDry: boolean
  readonly isUpdate: boolean
}

/** Formats the counts, with a hint for records that differ from stored artifacts. */
export function summary(counts: Counts, { seconds, isDry, isUpdate }: SummaryOptions): string {
  const { read, added, changed, differing, renamed, firstRenamed, foreign, refused } = counts
  const would = isDry ? 'would be ' : ''
  const there = read - refused - added - changed
  const lines = [
    `${read} read in ${seconds.toFixed(1)} s: ${added} ${would}added, ${isUpdate ? `${changed} ${would}changed, ` : ''}${there} there already, ${refused} ${would}refused.`,
  ]
  if (differing > renamed) {
    lines.push(
      `${differing - renamed} of those there say something else: --update stores what the file says.`,
    )
  }
  if (firstRenamed) {
    const { key, before, after } = firstRenamed
    lines.push(
      `${renamed} of those there have another name: ${key} is ${quoted(before)}, and here ${quoted(after)}. Are these the same objects? If the numbers are those of another list, name it with --list NAME.`,
    )
  }
  if (foreign > 0 && !isUpdate) {
    lines.push(`${foreign} of those there belong to somebody else, and say something else.`)
  }
  return lines.join('\n  ')
}

const quoted = (value: string) => {
  const text = value.replaceAll(/\s+/g, ' ')
  return `"${text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text}"`
}

/** Formats a changed record: each field with its old and new value. */
function describeChange([record, plan]: Planned): string {
  if (plan.kind !== 'change') return ''
  const before: Readonly<Record<string, string>> = plan.before
  const fields = Object.entries(plan.after).map(
    ([field, value]) => `${field} ${quoted(before[field] ?? '')} becomes ${quoted(value)}`,
  )
  if (plan.photographs) {
    const [old, now] = [plan.photographs.before, plan.photographs.after].map((list) => list?.length)
    fields.push(`${old} further photographs become ${now}`)
  }
  return `line ${record.line}, ${record.content.artifact_name}: ${fields.join(', ')}`
}

/** A line per reason: "lines 2, 3, 4 and 690 more: ...". */
function reasonLines(groups: readonly ReasonGroup[]): string[] {
  const more = groups.length - SHOWN
  return [
    ...groups.slice(0, SHOWN).map((group) => {
      const { lines, reason } = group
      const others = group.more > 0 ? ` and ${group.more} more` : ''
      return `  ${lines.length > 1 ? 'lines' : 'line'} ${lines.join(', ')}${others}: ${english(reason)}`
    }),
    ...(more > 0 ? [`  and ${more} more reasons`] : []),
  ]
}

export interface Observations {
  row(row: Row): void
  changes(planned: readonly Planned[]): void
  /** What was left out of a record. */
  notes(line: number, notes: readonly Note[]): void
  /** A few of the changes with old and new values, in the order of the file. */
  changeLines(): string[]
  /** Notes on ignored columns, unknown types, dates and what was left out. */
  lines(): string[]
}

/**
 * Collects notes on the rows of a file.
 * @param reported ignored columns already reported
 */
export function observe(columns: Columns, reported: readonly string[]): Observations {
  const names = new Set<string>()
  const words = new Map<string, number>()
  const examples: Planned[] = []
  const notes = groupReasons()
  let [changed, noted] = [0, 0]
  const dates = observeDates()
  const observeType = (value: unknown) => {
    if (typeof value !== 'string' || columns.knownType(value) !== null) return
    const word = value.trim() || EMPTY_WORD
    if (words.has(word) || words.size < WORDS_MAX) words.set(word, (words.get(word) ?? 0) + 1)
  }
  const typesLine = () => {
    const sorted = [...words].toSorted(([, one], [, other]) => other - one)
    const shown = sorted.slice(0, SHOWN).map(([word, count]) => `${quoted(word)} (${count})`)
    const more = sorted.length > SHOWN ? ` and ${sorted.length - SHOWN} more` : ''
    return `No type of ours: ${shown.join(', ')}${more}. They become ${columns.defaultType} (--type). --value "WORD=TYPE" says what a word means; the types: ${ARTIFACT_TYPES.join(', ')}.`
  }
  return {
    row({ record }) {
      if (!record.ok || typeof record.value !== 'object' || record.value === null) return
      for (const [name, value] of Object.entries(record.value)) {
        if (columns.fieldOf(name) === 'artifact_type') observeType(value)
        if (columns.fieldOf(name) === 'created_at')
          dates.add(typeof value === 'string' ? columns.dateOf(value) : value)
      }
      if (names.size >= SHOWN) return
      for (const name of ignoredColumns(Object.keys(record.value), columns)) {
        if (!reported.includes(name)) names.add(name)
      }
    },
    changes(planned) {
      changed += planned.length
      examples.push(...planned.slice(0, SHOWN - examples.length))
    },
    notes(line, texts) {
      if (texts.length > 0) noted += 1
      for (const text of texts) notes.add(line, text)
    },
    changeLines: () => [
      ...examples.toSorted(([one], [other]) => one.line - other.line).map(describeChange),
      ...(changed > examples.length ? [`and ${changed - examples.length} more changes`] : []),
    ],
    lines: () => [
      ...(names.size > 0 ? [`Passed over, too: ${[...names].join(' | ')}`] : []),
      ...(words.size > 0 ? [typesLine()] : []),
      ...dates.lines(),
      ...(noted > 0 ? [`Without a part of what the file says: ${noted} records.`] : []),
      ...reasonLines(notes.groups()),
    ],
  }
}
