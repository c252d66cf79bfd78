import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'

export const contributorKeys = {
  /** Not that of My Artifacts, whose pages are read with one ahead. */
  artifacts: (uid: string) => [ARTIFACTS, 'of contributor', uid],
  record: (uid: string) => ['contributor', uid],
} as const
