/** The report of an import. */
import { type Columns, ignoredColumns } from '@tracker/domain/import/columns.ts'
import { observeDates } from '@tracker/domain/import/observedDates.ts'
import type { Row } from '@tracker/domain/import/record.ts'
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/artifact.ts'
import type { Counts } from '#import/runImport.ts'
import type { Planned } from '#import/storeRecords.ts'

/** Maximum number of names, words and examples shown. */
const SHOWN = 10
/** Maximum characters of a value shown. */
const VALUE_MAX = 60

interface SummaryOptions {
  readonly seconds: number
  readonly isDry: boolean
  readonly isUpdate: boolean
}

/** Formats the counts, with a hint for records that differ from stored artifacts. */
export function summary(counts: Counts, { seconds, isDry, isUpdate }: SummaryOptions): string {
  const { read, added, changed, differing, foreign, refused } = counts
  const would = isDry ? 'would be ' : ''
  const there = read - refused - added - changed
  const lines = [
    `${read} read in ${seconds.toFixed(1)} s: ${added} ${would}added, ${isUpdate ? `${changed} ${would}changed, ` : ''}${there} there already, ${refused} ${would}refused.`,
  ]
  if (differing > 0) {
    lines.push(`${differing} of those there say something else: --update stores what the file says.`)
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
export function describeChange([record, plan]: Planned): string {
  if (plan.kind !== 'change') return ''
  const before: Readonly<Record<string, string>> = plan.before
  const fields = Object.entries(plan.after).map(
    ([field, value]) => `${field} ${quoted(before[field] ?? '')} becomes ${quoted(value)}`,
  )
  return `line ${record.line}, ${record.content.artifact_name}: ${fields.join(', ')}`
}

export interface Observations {
  row(row: Row): void
  changes(planned: readonly Planned[]): void
  /** A few of the changes, in the order of the file. */
  examples(): Planned[]
  /** Notes on ignored columns, unknown types and dates. */
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
  const dates = observeDates()
  const observeType = (value: unknown) => {
    if (typeof value !== 'string' || value === '') return
    const type = columns.typeOf(value)
    if (ARTIFACT_TYPES.some((known) => known === type)) return
    if (words.has(value) || words.size < SHOWN) words.set(value, (words.get(value) ?? 0) + 1)
  }
  return {
    row({ record }) {
      if (!record.ok || typeof record.value !== 'object' || record.value === null) return
      for (const [name, value] of Object.entries(record.value)) {
        if (columns.fieldOf(name) === 'artifact_type') observeType(value)
        if (columns.fieldOf(name) === 'created_at') dates.add(value)
      }
      if (names.size >= SHOWN) return
      for (const name of ignoredColumns(Object.keys(record.value), columns)) {
        if (!reported.includes(name)) names.add(name)
      }
    },
    changes(planned) {
      examples.push(...planned.slice(0, SHOWN - examples.length))
    },
    examples: () => examples.toSorted(([one], [other]) => one.line - other.line),
    lines: () => [
      ...(names.size > 0 ? [`Passed over, too: ${[...names].join(' | ')}`] : []),
      ...(words.size > 0
        ? [
            `No type of ours: ${[...words].map(([word, count]) => `${quoted(word)} (${count})`).join(', ')}. --value "WORD=TYPE" says what a word means; the types: ${ARTIFACT_TYPES.join(', ')}.`,
          ]
        : []),
      ...dates.lines(),
    ],
  }
}
