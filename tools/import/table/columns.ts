/** Messages about the columns of a table. */
import { type Columns, hasKeyColumn, tableProblem } from '@tracker/domain/import/columns.ts'
import { Failure } from '#cli/failure.ts'

const listed = (names: readonly string[]) => names.map((name) => name || '(no name)').join(' | ')

/** @throws Failure if a required or joined column is missing or two columns map to the same field */
export function checkTable(names: readonly string[], columns: Columns): void {
  const problem = tableProblem(names, columns)
  if (problem === null) return
  if (problem.kind === 'unknown join')
    throw new Failure(`There is no column ${problem.column} for --join among: ${listed(names)}`)
  const { field } = problem
  if (problem.kind === 'duplicate') throw new Failure(`Two columns mean ${field}: ${listed(names)}`)
  throw new Failure(
    `There is no ${field} among the columns: ${listed(names)}\n  --map "COLUMN=${field}" says which column it is.`,
  )
}

/**
 * Whether records have a key.
 * @param names columns of the first record
 * @throws Failure if the column of `--key` is missing
 */
export function hasKey(names: readonly string[], columns: Columns): boolean {
  const has = hasKeyColumn(names, columns)
  if (!has && columns.key !== null)
    throw new Failure(`There is no column ${columns.key} for --key among: ${listed(names)}`)
  return has
}
