/** Compares document names: segment by segment, numeric IDs before all others. */
import type { Path } from '#values/resourceNames.ts'
import { compareUtf8 } from '#values/utf8.ts'

/** Compares two paths. */
export function comparePaths(a: Path, b: Path): number {
  const length = Math.min(a.length, b.length)
  for (let i = 0; i < length; i += 1) {
    const order = compareIds(a[i] ?? '', b[i] ?? '')
    if (order !== 0) return order
  }
  return a.length - b.length
}

function compareIds(a: string, b: string): number {
  if (a === b) return 0
  const x = numericId(a)
  const y = numericId(b)
  if (x === null || y === null) {
    if (x === y) return compareUtf8(a, b)
    return x === null ? 1 : -1
  }
  return x < y ? -1 : x > y ? 1 : 0
}

function numericId(id: string): bigint | null {
  if (!id.startsWith('__id')) return null
  const digits = /^__id(-?\d+)__$/.exec(id)?.[1]
  return digits === undefined ? null : BigInt(digits)
}

/** Compares full resource names: by database, then by path. */
export const compareNames = (a: string, b: string) => (a === b ? 0 : comparePaths(a.split('/'), b.split('/')))
