/** Sort orders of a user's artifacts. */
import { SORTS } from '@tracker/domain/artifact/sorts.ts'
import type { OwnOrder } from './artifactQueries.ts'

/** The first one is the default. */
export const OWN_SORTS = ['date-desc', 'date-asc', 'name-asc', 'name-desc', 'likes'] as const
export type OwnSort = (typeof OWN_SORTS)[number]
export const DEFAULT_OWN_SORT: OwnSort = 'date-desc'

const BY_LIKES = { label: 'Most Liked', field: 'likes_count', direction: 'desc' } as const

const orderNamed = (sort: OwnSort) => (sort === 'likes' ? BY_LIKES : SORTS[sort])

export const labelOfOwn = (sort: OwnSort): string => orderNamed(sort).label

/** @param start value to start at; null for the beginning */
export function ownOrder(sort: OwnSort, start: OwnOrder['start'] = null): OwnOrder {
  const { field, direction } = orderNamed(sort)
  return { field, direction, start }
}

/** Returns the order with this name, or the default for any other value. */
export const parseOwnSort = (value: unknown): OwnSort =>
  OWN_SORTS.find((sort) => sort === value) ?? DEFAULT_OWN_SORT
