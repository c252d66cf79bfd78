/** A list that grows page by page and is kept, so that coming back to it reads nothing. */
import { PAGE_SIZE, QUERY_LIMIT_MAX } from '@tracker/domain/limits.ts'
import {
  type Query,
  type QueryDocumentSnapshot,
  getDocsFromServer,
  limit,
  query,
  startAfter,
} from 'firebase/firestore'
import { Observable } from 'rxjs'
import { type Batch, type Gathered, addPage, hasMore, knownTotal } from './pages.ts'
import { type Result, failed, toProblem } from './result.ts'

const SIZES = { page: PAGE_SIZE, limit: QUERY_LIMIT_MAX, budget: 3 * QUERY_LIMIT_MAX }

export interface Start<T> {
  /** The question without limit and cursor; null when it is known that nothing matches. */
  readonly question: Query<T> | null
  /** Whether a record that the question found is what was looked for. */
  readonly matches?: (item: T) => boolean
  /** How many match in all, when that is known beforehand. */
  readonly total?: number | undefined
}

export interface Pages<T> {
  readonly items: readonly T[]
  /** How many there are in all, when known. */
  readonly total: number | undefined
  readonly hasMore: boolean
  readonly isGrowing: boolean
  /** Why the last page did not come. */
  readonly problem: Error | undefined
  /** Asks for the next page. */
  readonly grow: () => void
}

interface Place<T> {
  readonly after: QueryDocumentSnapshot<T> | null
}

async function readBatch<T>(
  question: Query<T>,
  { after }: Place<T>,
  count: number,
): Promise<Batch<T, Place<T>>> {
  const from = after ? [startAfter(after)] : []
  const { docs } = await getDocsFromServer(query(question, ...from, limit(count)))
  const last = docs.at(-1)
  return {
    items: docs.map((snapshot) => snapshot.data()),
    next: last && docs.length === count ? { after: last } : null,
  }
}

export function pagedAnswers<T>(begin: () => Promise<Start<T>>): Observable<Result<Pages<T>>> {
  return new Observable((subscriber) => {
    let start: Start<T> | undefined
    let gathered: Gathered<T, Place<T>> = { shown: [], waiting: [], next: { after: null } }
    let isGrowing = false

    const show = (problem?: Error) => {
      const value = {
        items: gathered.shown,
        total: knownTotal(gathered) ?? start?.total,
        hasMore: hasMore(gathered),
        isGrowing,
        problem,
        grow,
      }
      subscriber.next({ ok: true, value })
    }

    const readPage = async () => {
      start ??= await begin()
      const { question, matches = () => true } = start
      gathered = question
        ? await addPage(
            gathered,
            { read: (after, count) => readBatch(question, after, count), matches },
            SIZES,
          )
        : { ...gathered, next: null }
    }

    const grow = () => {
      if (isGrowing) return
      isGrowing = true
      show()
      readPage()
        .then(() => undefined, toProblem)
        .then((problem) => {
          isGrowing = false
          show(problem)
        })
        .catch(console.error)
    }

    readPage()
      .then(() => show())
      .catch((error: unknown) => subscriber.next(failed(error)))
  })
}
