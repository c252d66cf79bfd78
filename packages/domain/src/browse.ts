/** How a list of artifacts is sorted (specification, section 9; docs/product-decisions.md, section 5). */

/** Stored fields that lists are ordered by. */
export type OrderField = 'name_key' | 'added_at'

export const SORTS = {
  'name-asc': { label: 'Name (A–Z)', field: 'name_key', direction: 'asc' },
  'name-desc': { label: 'Name (Z–A)', field: 'name_key', direction: 'desc' },
  'date-desc': { label: 'Newest First', field: 'added_at', direction: 'desc' },
  'date-asc': { label: 'Oldest First', field: 'added_at', direction: 'asc' },
} as const satisfies Record<string, { label: string; field: OrderField; direction: 'asc' | 'desc' }>

export type Sort = keyof typeof SORTS
export const SORT_NAMES = Object.keys(SORTS) as Sort[]
export const DEFAULT_SORT: Sort = 'name-asc'

/** The sort that a text names; anything unknown is the default. */
export function parseSort(value: unknown): Sort {
  return SORT_NAMES.find((sort) => sort === value) ?? DEFAULT_SORT
}
