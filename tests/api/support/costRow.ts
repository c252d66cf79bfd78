import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ROOT } from '../../../tools/cli/paths.ts'

/** Returns the cells of the only row of docs/costs.md that begins with a name. @throws Error unless there is exactly one */
export async function costRow(name: string): Promise<string[]> {
  const lines = (await readFile(join(ROOT, 'docs/costs.md'), 'utf8')).split('\n')
  const rows = lines
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, first]) => first === name)
  const [row, ...more] = rows
  if (!row || more.length > 0) throw new Error(`docs/costs.md has ${rows.length} rows "${name}".`)
  return row.slice(1, -1)
}
