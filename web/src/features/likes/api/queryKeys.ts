import { ARTIFACTS, LIKES } from '@tracker/domain/firestore/collections.ts'

/** The keys of what is read of likes, and of what else a like changes: the order of the artifacts with most likes. */
export const likeKeys = {
  all: [LIKES],
  by: (uid: string) => [LIKES, 'by', uid],
  artifactsByLikes: [ARTIFACTS, LIKES],
} as const
