import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'

export const contributorKeys = {
  /** Differs from the key of My Artifacts, whose pages are read with one item ahead. */
  artifacts: (uid: string) => [ARTIFACTS, 'of contributor', uid],
  record: (uid: string) => ['contributor', uid],
  centuries: (uid: string) => ['contributor', uid, 'centuries'],
} as const
