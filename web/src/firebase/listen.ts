/** Listening to one document. */
import type { Problem } from '@tracker/domain/errors.ts'
import { toProblem, unreachable } from './errors.ts'

/** What a listener hears. A failure is a value as well: ReactFire keeps an error for ever (useLive.ts). */
export type Heard<T> = { ok: true; value: T } | { ok: false; problem: Problem }

/** Starts a listener; the answer stops it. */
export type Listen<T> = (onHeard: (heard: Heard<T>) => void) => () => void

type Fields = Readonly<Record<string, unknown>>

/** @param read makes the value of what the store says: the document's fields, or null when there is none */
export function listenToDocument<T>(path: string, read: (fields: Fields | null) => T): Listen<T> {
  return (onHeard) => {
    let stop: (() => void) | undefined
    let isStopped = false
    const fail = (error: unknown) => onHeard({ ok: false, problem: toProblem(error) })
    const start = async () => {
      const { liveFirestore, onDocument } = await import('./liveFirestore.ts')
      const db = await liveFirestore()
      if (isStopped) return
      stop = onDocument(db, path, {
        onNext: (snapshot) => {
          // What the SDK's cache does not have is not known to be missing: the store has not answered.
          if (snapshot.metadata.fromCache && !snapshot.exists())
            onHeard({ ok: false, problem: unreachable() })
          else onHeard({ ok: true, value: read(snapshot.data() ?? null) })
        },
        onError: fail,
      })
    }
    start().catch(fail)
    return () => {
      isStopped = true
      stop?.()
    }
  }
}
