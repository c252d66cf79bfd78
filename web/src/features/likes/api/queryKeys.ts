import { LIKES } from '@tracker/domain/firestore/collections.ts'

/** Query keys of likes. */
export const likeKeys = {
  all: [LIKES],
  by: (uid: string) => [LIKES, 'by', uid],
} as const
