/** How a list of what one person added can be ordered, and where it can begin. Each order has its index. */
import { SORTS } from '@tracker/domain/browse.ts'

export const OWN_SORTS = {
  'date-desc': SORTS['date-desc'],
  'date-asc': SORTS['date-asc'],
  'name-asc': SORTS['name-asc'],
  'name-desc': SORTS['name-desc'],
  likes: { label: 'Most Liked', field: 'likes_count', direction: 'desc' },
} as const

export type OwnSort = keyof typeof OWN_SORTS

export interface OwnOrder {
  readonly sort: OwnSort
  /** The value of the ordered field that the list begins at: a folded name, or a time; null at its beginning. */
  readonly start: string | Date | null
}

export interface OwnListOptions {
  readonly order?: OwnOrder
  /** Whether the screen knows how many there are, so that no page reads one more. */
  readonly isCounted?: boolean
}

export const NEWEST: OwnOrder = { sort: 'date-desc', start: null }
