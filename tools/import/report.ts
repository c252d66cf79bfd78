/** What an import says of what it saw. */
import { ARTIFACT_TYPES } from '@tracker/domain/artifact/artifact.ts'
import { type Columns, passedOver } from '#import/columns.ts'
import { observeDates } from '#import/observedDates.ts'
import type { Row } from '#import/record.ts'
import type { Counts } from '#import/run.ts'
import type { Planned } from '#import/write.ts'

/** How many names, words and examples are kept to be shown. */
const SHOWN = 10
/** Characters of a value in an example. */
const VALUE = 60

interface How {
  readonly seconds: number
  readonly isDry: boolean
  readonly isUpdate: boolean
}

/** The counts in a sentence, and what could be done about what differs. */
export function summary(counts: Counts, { seconds, isDry, isUpdate }: How): string {
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
  return `"${text.length > VALUE ? `${text.slice(0, VALUE)}…` : text}"`
}

/** A changed record as a line: what says what instead of what. */
export function describeChange([record, plan]: Planned): string {
  if (plan.kind !== 'change') return ''
  const before: Readonly<Record<string, string>> = plan.before
  const fields = Object.entries(plan.after).map(
    ([field, value]) => `${field} ${quoted(before[field] ?? '')} becomes ${quoted(value)}`,
  )
  return `line ${record.line}, ${record.content.artifact_name}: ${fields.join(', ')}`
}

export interface Observed {
  row(row: Row): void
  changes(planned: readonly Planned[]): void
  /** Some of what is changed, in the file's order. */
  examples(): Planned[]
  /** What a person should know of the names and words in the file. */
  lines(): string[]
}

/**
 * Keeps what is worth telling of the rows of a file.
 * @param told names of columns that were told of already
 */
export function observe(columns: Columns, told: readonly string[]): Observed {
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
      for (const name of passedOver(Object.keys(record.value), columns)) {
        if (!told.includes(name)) names.add(name)
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
