import { ARTIFACTS, HIDDEN, HISTORIES, LIKES, REPORTED } from '@tracker/domain/firestore/collections.ts'

/** Query keys of artifacts. Queries that likes affect have the prefix `[ARTIFACTS, LIKES]`. */
export const artifactKeys = {
  all: [ARTIFACTS],
  byLikes: [ARTIFACTS, LIKES],
  featured: [ARTIFACTS, LIKES, 'featured'],
  byId: (ids: readonly string[]) => [ARTIFACTS, 'by id', ...ids],
  one: (id: string) => [ARTIFACTS, 'one', id],
  /** With an order and a start; without them, the prefix of all lists of this user. */
  addedBy: (uid: string, ...order: readonly string[]) => [ARTIFACTS, 'added by', uid, ...order],
  /** Search for similar names and for the same picture. Not persisted. */
  named: (name: string) => ['named like', name],
  pictured: (address: string) => ['pictured by', address],
  alike: (ids: readonly string[]) => ['alike', ids],
  hidden: [HIDDEN],
  hiddenOf: (uid: string) => [HIDDEN, 'of', uid],
  hiddenOne: (id: string, uid: string) => [HIDDEN, 'one', id, uid],
  /** The user's artifacts with open reports. Not persisted. */
  reported: [REPORTED],
  reportedOf: (uid: string) => [REPORTED, 'of', uid],
  /** Number of a user's artifacts and likes. */
  totals: ['totals'],
  totalsOf: (uid: string) => ['totals', uid],
  history: (id: string, uid: string, updatedAt: string) => [HISTORIES, id, uid, updatedAt],
} as const
