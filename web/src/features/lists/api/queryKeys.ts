import { LISTS } from '@tracker/domain/firestore/collections.ts'

/** Query keys of lists. They are personal, so they are never persisted. */
export const listKeys = {
  mine: (uid: string) => [LISTS, 'mine', uid],
  allMine: [LISTS, 'mine'],
  one: (id: string) => [LISTS, 'one', id],
  artifacts: [LISTS, 'artifacts'],
} as const
