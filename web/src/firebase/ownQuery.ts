/** How the list of what one person added is asked of Firestore. */
import type { Artifact } from '@tracker/domain/artifact.ts'
import { type Firestore, orderBy, query, startAt, where } from 'firebase/firestore/lite'
import { artifacts } from './converters.ts'
import type { OwnOrder } from './ownOrder.ts'
import type { ListQuery } from './pages.ts'

const NEWEST: OwnOrder = { field: 'added_at', direction: 'desc', start: null }

/** Equal numbers of likes are ordered by the time added, newest first; other ties by id, as everywhere. */
export function ownQuery(db: Firestore, uid: string, order = NEWEST): ListQuery<Artifact> {
  const { field, direction, start } = order
  const ties = field === 'likes_count' ? [orderBy('added_at', 'desc')] : []
  const from = start === null ? [] : [startAt(start)]
  return {
    query: query(artifacts(db), where('adder_uid', '==', uid), orderBy(field, direction), ...ties, ...from),
  }
}
