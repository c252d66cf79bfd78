/** What the app reads of a person who adds artifacts: nothing but what stands on the artifacts, which anybody may read. */
import { ARTIFACTS } from '@tracker/domain/collections.ts'
import { QUERY_LIMIT_MAX } from '@tracker/domain/limits.ts'
import {
  collection,
  getCount,
  getDocs,
  limit,
  orderBy,
  query,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import { toProblem } from './errors.ts'
import { firestore } from './firestore.ts'
import { inTime } from './inTime.ts'

export interface Contributions {
  /** Counted up to `QUERY_LIMIT_MAX`: the rules let nobody ask for more at a time. */
  readonly count: number
  /** When the oldest of them was added; null when there is none. */
  readonly since: Date | null
}

/** How many artifacts a person has added, and since when: one count and one document. @throws Problem */
export async function readContributions(uid: string): Promise<Contributions> {
  try {
    const added = query(
      collection(await firestore(), ARTIFACTS),
      where('adder_uid', '==', uid),
      orderBy('added_at', 'asc'),
    )
    const [counted, { docs }] = await inTime(
      Promise.all([getCount(query(added, limit(QUERY_LIMIT_MAX))), getDocs(query(added, limit(1)))]),
    )
    const oldest: unknown = docs[0]?.get('added_at')
    return { count: counted.data().count, since: oldest instanceof Timestamp ? oldest.toDate() : null }
  } catch (error) {
    throw toProblem(error)
  }
}
