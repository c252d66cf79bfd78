import { ARTIFACTS } from '@tracker/domain/collections.ts'

export const contributorKeys = {
  /** As that of My Artifacts: one person's list is the same for everybody. */
  artifacts: (uid: string) => [ARTIFACTS, 'added by', uid],
  record: (uid: string) => ['contributor', uid],
} as const
