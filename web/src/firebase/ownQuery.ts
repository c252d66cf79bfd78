/** How the list of what one person added is asked of Firestore. */
import type { Artifact } from '@tracker/domain/artifact.ts'
import { type Firestore, orderBy, query, startAt, where } from 'firebase/firestore/lite'
import { artifacts } from './converters.ts'
import { OWN_SORTS, type OwnOrder } from './ownOrder.ts'
import type { ListQuery } from './pages.ts'

/** Equal numbers of likes are ordered by the time added, newest first; other ties by id, as everywhere. */
export function ownQuery(db: Firestore, uid: string, { sort, start }: OwnOrder): ListQuery<Artifact> {
  const { field, direction } = OWN_SORTS[sort]
  const ties = sort === 'likes' ? [orderBy('added_at', 'desc')] : []
  const from = start === null ? [] : [startAt(start)]
  return {
    query: query(artifacts(db), where('adder_uid', '==', uid), orderBy(field, direction), ...ties, ...from),
  }
}
