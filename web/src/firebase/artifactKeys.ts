import { ARTIFACTS, HIDDEN, HISTORIES, LIKES, REPORTED } from '@tracker/domain/firestore/collections.ts'

/** The keys of what is read of artifacts. What likes have an influence on stands under `[ARTIFACTS, LIKES]`. */
export const artifactKeys = {
  all: [ARTIFACTS],
  byLikes: [ARTIFACTS, LIKES],
  featured: [ARTIFACTS, LIKES, 'featured'],
  byId: (ids: readonly string[]) => [ARTIFACTS, 'by id', ...ids],
  one: (id: string) => [ARTIFACTS, 'one', id],
  /** In an order, from a place on; without one: every list of that person. */
  addedBy: (uid: string, ...order: readonly string[]) => [ARTIFACTS, 'added by', uid, ...order],
  /** Names that are like one, and who has a picture: not kept for the next visit. */
  named: (name: string) => ['named like', name],
  pictured: (address: string) => ['pictured by', address],
  alike: (ids: readonly string[]) => ['alike', ids],
  hidden: [HIDDEN],
  hiddenOf: (uid: string) => [HIDDEN, 'of', uid],
  hiddenOne: (id: string, uid: string) => [HIDDEN, 'one', id, uid],
  /** Which of a person's artifacts wait for curators: not kept for the next visit. */
  reported: [REPORTED],
  reportedOf: (uid: string) => [REPORTED, 'of', uid],
  /** How many artifacts a person has added, and how many likes they have. */
  totals: ['totals'],
  totalsOf: (uid: string) => ['totals', uid],
  history: (id: string, uid: string, updatedAt: string) => [HISTORIES, id, uid, updatedAt],
} as const
