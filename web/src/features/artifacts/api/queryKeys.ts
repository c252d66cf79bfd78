import { ARTIFACTS, HIDDEN, LIKES } from '@tracker/domain/collections.ts'

/** The keys of what is read of artifacts. What likes have an influence on stands under `[ARTIFACTS, LIKES]`. */
export const artifactKeys = {
  all: [ARTIFACTS],
  byLikes: [ARTIFACTS, LIKES],
  featured: [ARTIFACTS, LIKES, 'featured'],
  one: (id: string) => [ARTIFACTS, 'one', id],
  addedBy: (uid: string) => [ARTIFACTS, 'added by', uid],
  hidden: [HIDDEN],
  hiddenOf: (uid: string) => [HIDDEN, 'of', uid],
  hiddenOne: (id: string, uid: string) => [HIDDEN, 'one', id, uid],
} as const
