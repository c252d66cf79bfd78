import { ARTIFACTS, LIKES } from '@tracker/domain/firestore/collections.ts'

/** Query keys of likes, and of lists sorted by likes. */
export const likeKeys = {
  all: [LIKES],
  by: (uid: string) => [LIKES, 'by', uid],
  artifactsByLikes: [ARTIFACTS, LIKES],
} as const
