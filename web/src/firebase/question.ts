/** Three ways to ask the store: once, page by page, or live while somebody looks. */
import type { Firestore } from 'firebase/firestore'
import { type Observable, from } from 'rxjs'
import { firestore } from './firestore.ts'
import { type Emit, liveLine } from './live.ts'
import { type Pages, type Start, pagedAnswers } from './paged.ts'
import { type Result, failed } from './result.ts'
import type { Topic } from './revision.ts'

export interface Question<T> {
  /** Names the question with all its parameters. */
  readonly key: string
  /** What the answer is about: it is asked again when that changes. */
  readonly topics: readonly Topic[]
  /** Starts to ask. The observable never errors. */
  readonly open: (fullKey: string) => Observable<Result<T>>
}

async function resultOf<T>(ask: () => Promise<T>): Promise<Result<T>> {
  try {
    return { ok: true, value: await ask() }
  } catch (error) {
    return failed(error)
  }
}

export function askedOnce<T>(
  key: string,
  topics: readonly Topic[],
  ask: (db: Firestore) => Promise<T>,
): Question<T> {
  return { key, topics, open: () => from(resultOf(async () => ask(await firestore()))) }
}

export function askedByPage<T>(
  key: string,
  topics: readonly Topic[],
  start: (db: Firestore) => Promise<Start<T>>,
): Question<Pages<T>> {
  return { key, topics, open: () => pagedAnswers(async () => start(await firestore())) }
}

/** @param listen starts a listener and returns how to stop it */
export function askedLive<T>(key: string, listen: (db: Firestore, emit: Emit<T>) => () => void): Question<T> {
  return {
    key,
    topics: [],
    open: (fullKey) =>
      liveLine<T>(fullKey, (emit) => {
        let isStopped = false
        let stop = () => {}
        firestore().then(
          (db) => {
            if (!isStopped) stop = listen(db, emit)
          },
          (error: unknown) => emit(failed(error)),
        )
        return () => {
          isStopped = true
          stop()
        }
      }),
  }
}
