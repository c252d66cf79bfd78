/** Results of benchmarks, printed with their goals and the previous results on this machine. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import * as z from 'zod/mini'
import { LOCAL } from '#cli/paths.ts'

/** One result. Lower is better. */
export interface Measure {
  readonly name: string
  readonly value: number
  readonly unit: 'ms' | 'kB' | 'MB' | 'taps' | ''
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

const rounded = (value: number) => Math.round(value * 10) / 10

/** Returns the rows of a table for `console.table`. */
export const rowsOf = (measures: readonly Measure[], previous: Values) =>
  Object.fromEntries(
    measures.map(({ name, value, unit, goal }) => [
      unit === '' ? name : `${name}, ${unit}`,
      {
        measured: rounded(value),
        goal,
        before: previous[name] === undefined ? null : rounded(previous[name]),
        missed: goal !== null && value > goal,
      },
    ]),
  )

/** @throws Error without values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  if (low === undefined || high === undefined) throw new Error('There is no middle of nothing.')
  return (low + high) / 2
}
