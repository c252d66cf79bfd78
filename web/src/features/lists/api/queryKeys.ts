import { LISTS } from '@tracker/domain/firestore/collections.ts'

/** Query keys of lists. Lists are personal data, so they are not persisted. */
export const listKeys = {
  mine: (uid: string) => [LISTS, 'mine', uid],
  allMine: [LISTS, 'mine'],
  one: (id: string) => [LISTS, 'one', id],
  artifacts: [LISTS, 'artifacts'],
} as const
