import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'

import type { OwnSort } from '#firebase/artifacts/ownOrders.ts'

export const contributorKeys = {
  /** Differs from the key of My Artifacts, whose pages are read with one extra item. */
  artifacts: (uid: string, sort: OwnSort) => [ARTIFACTS, 'of contributor', uid, sort],
  record: (uid: string) => ['contributor', uid],
  centuries: (uid: string) => ['contributor', uid, 'centuries'],
} as const
