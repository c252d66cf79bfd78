/** Listening to one document. */
import type { Problem } from '@tracker/domain/errors.ts'
import { type DocumentReference, type DocumentSnapshot, type Firestore, onSnapshot } from 'firebase/firestore'
import { toProblem, unreachable } from './errors.ts'
import { firestore } from './firestore.ts'

/** What a listener hears. A failure is a value as well: ReactFire keeps an error for ever (useLive.ts). */
export type Heard<T> = { ok: true; value: T } | { ok: false; problem: Problem }

/** Starts a listener; the answer stops it. */
export type Listen<T> = (onHeard: (heard: Heard<T>) => void) => () => void

/** @param read makes the value of what the store says */
export function listenToDocument<D, T>(
  reference: (db: Firestore) => DocumentReference<D>,
  read: (snapshot: DocumentSnapshot<D>) => T,
): Listen<T> {
  return (onHeard) => {
    let stop: (() => void) | undefined
    let isStopped = false
    const fail = (error: unknown) => onHeard({ ok: false, problem: toProblem(error) })
    const start = async () => {
      const db = await firestore()
      if (isStopped) return
      stop = onSnapshot(
        reference(db),
        { includeMetadataChanges: true },
        (snapshot) => {
          // What the SDK's cache does not have is not known to be missing: the store has not answered.
          if (snapshot.metadata.fromCache && !snapshot.exists())
            onHeard({ ok: false, problem: unreachable() })
          else onHeard({ ok: true, value: read(snapshot) })
        },
        fail,
      )
    }
    start().catch(fail)
    return () => {
      isStopped = true
      stop?.()
    }
  }
}
