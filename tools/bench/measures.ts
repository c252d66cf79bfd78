/** Results of benchmarks, printed with their goals and the previous results on this machine. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { LOCAL } from '#cli/paths.ts'

/** One result. Lower is better. */
export interface Measure {
  readonly name: string
  readonly value: number
  readonly unit: 'ms' | 'kB' | 'MB' | 'documents' | 'taps' | ''
  /** Upper limit; null for information only. */
  readonly goal: number | null
}

const PREVIOUS = join(LOCAL, 'bench.json')
const valuesSchema = z.record(z.string(), z.number())
type Values = z.infer<typeof valuesSchema>

/** Values of the previous run by name; empty without one. */
export async function readPrevious(): Promise<Values> {
  try {
    return z.parse(valuesSchema, JSON.parse(await readFile(PREVIOUS, 'utf8')))
  } catch {
    return {}
  }
}

/** Saves the results for the next run, with the previous values of measures not taken this time. */
export async function saveResults(previous: Values, measures: readonly Measure[]): Promise<void> {
  const values = { ...previous, ...Object.fromEntries(measures.map(({ name, value }) => [name, value])) }
  await mkdir(dirname(PREVIOUS), { recursive: true })
  await writeFile(PREVIOUS, `${JSON.stringify(values, null, 2)}\n`)
}

const show = (value: number, unit: string) => {
  const digits = Number.isInteger(value) || unit === 'ms' ? 0 : 1
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`
}

/** Formats name, value, goal, previous value and whether the goal was missed. */
function lineOf({ name, value, unit, goal }: Measure, previous: Values): string {
  const before = previous[name]
  const cells = [
    show(value, unit).padStart(14),
    (goal === null ? '' : show(goal, unit)).padStart(14),
    (before === undefined ? '' : show(before, unit)).padStart(14),
  ]
  return `  ${name.padEnd(56)}${cells.join('')}${goal !== null && value > goal ? '  missed' : ''}`
}

/** Formats results as a table. */
export function tableOf(title: string, measures: readonly Measure[], previous: Values): string {
  const head = ['measured', 'goal', 'before'].map((cell) => cell.padStart(14)).join('')
  return [`\n  ${title.padEnd(56)}${head}`, ...measures.map((one) => lineOf(one, previous))].join('\n')
}

/** @throws Error without values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  if (low === undefined || high === undefined) throw new Error('There is no middle of nothing.')
  return (low + high) / 2
}
