/** Sort orders of artifact lists (docs/specification.md). */

/** Stored fields used in `orderBy`. */
type OrderField = 'name_key' | 'added_at'

export const SORTS = {
  'name-asc': { label: 'Name (A–Z)', field: 'name_key', direction: 'asc' },
  'name-desc': { label: 'Name (Z–A)', field: 'name_key', direction: 'desc' },
  'date-desc': { label: 'Newest First', field: 'added_at', direction: 'desc' },
  'date-asc': { label: 'Oldest First', field: 'added_at', direction: 'asc' },
} as const satisfies Record<string, { label: string; field: OrderField; direction: 'asc' | 'desc' }>

export type Sort = keyof typeof SORTS
export const SORT_NAMES = Object.keys(SORTS) as Sort[]
export const DEFAULT_SORT: Sort = 'name-asc'

/** Returns the sort with this name, or the default for any other value. */
export function parseSort(value: unknown): Sort {
  return SORT_NAMES.find((sort) => sort === value) ?? DEFAULT_SORT
}
