/** What a benchmark found, printed beside its goal and beside the run before. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { LOCAL } from '#cli/paths.ts'

/** One thing that was measured. Less is better. */
export interface Measure {
  readonly name: string
  readonly value: number
  readonly unit: 'ms' | 's' | 'kB' | 'MB' | 'B' | 'documents' | 'taps' | ''
  /** What it should be at most; null where it only explains the others. */
  readonly goal: number | null
}

const PREVIOUS = join(LOCAL, 'bench.json')
const valuesSchema = z.record(z.string(), z.number())
type Values = z.infer<typeof valuesSchema>

/** The values of the run before, by name; empty when there was none on this machine. */
export async function readPrevious(): Promise<Values> {
  try {
    return z.parse(valuesSchema, JSON.parse(await readFile(PREVIOUS, 'utf8')))
  } catch {
    return {}
  }
}

/** Keeps the values of this run beside those that it did not measure. */
export async function keepForNext(previous: Values, measures: readonly Measure[]): Promise<void> {
  const values = { ...previous, ...Object.fromEntries(measures.map(({ name, value }) => [name, value])) }
  await mkdir(dirname(PREVIOUS), { recursive: true })
  await writeFile(PREVIOUS, `${JSON.stringify(values, null, 2)}\n`)
}

const show = (value: number, unit: string) => {
  const isSmall = unit === 's' || unit === 'MB' || (unit === '' && value < 10)
  const digits = isSmall ? 2 : unit === 'kB' || unit === 'taps' ? 1 : 0
  return `${value.toFixed(unit === '' && Number.isInteger(value) ? 0 : digits)}${unit && ` ${unit}`}`
}

/** A line of the table: name, value, goal, the run before, and a word when the goal was missed. */
function lineOf({ name, value, unit, goal }: Measure, previous: Values): string {
  const before = previous[name]
  const cells = [
    show(value, unit).padStart(14),
    (goal === null ? '' : show(goal, unit)).padStart(14),
    (before === undefined ? '' : show(before, unit)).padStart(14),
  ]
  return `  ${name.padEnd(56)}${cells.join('')}${goal !== null && value > goal ? '  missed' : ''}`
}

/** The measures as a table for a terminal. */
export function tableOf(title: string, measures: readonly Measure[], previous: Values): string {
  const head = ['measured', 'goal', 'before'].map((cell) => cell.padStart(14)).join('')
  return [`\n  ${title.padEnd(56)}${head}`, ...measures.map((one) => lineOf(one, previous))].join('\n')
}

/** The value in the middle, or between the two in the middle. @throws Error without values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  if (low === undefined || high === undefined) throw new Error('There is no middle of nothing.')
  return (low + high) / 2
}
