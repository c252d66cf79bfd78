/** A Firestore document that stays up to date while a component uses it. */
import type { Problem } from '@tracker/domain/api/problem.ts'
import { doc, onSnapshot } from 'firebase/firestore'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useFirestore, useObservable } from 'reactfire'
import { Subject } from 'rxjs'
import { useSessionNumber } from './currentUser.ts'
import { toProblem, unreachable } from './errors.ts'

/** Named like the results of `useQuery`. */
export type LiveResult<T> =
  | { status: 'pending'; data: undefined; error: null }
  | { status: 'success'; data: T; error: null }
  | { status: 'error'; data: undefined; error: Problem; refetch: () => void }

/** What a listener reports; null before its first report. Errors are values: ReactFire keeps a failed observable for good. */
export type LiveEvent<T> = { value: T } | { problem: Problem } | null

/** Starts a listener; returns the function that stops it. */
export type Subscribe<T> = (onEvent: (event: LiveEvent<T>) => void) => () => void

type Fields = Readonly<Record<string, unknown>>

let pending: (() => void)[] = []

/**
 * Delivers events of the same turn together. Firestore reports a like and the count that it changed in one timer each, and
 * React would show one before the other.
 */
function deliverTogether(deliver: () => void): void {
  pending.push(deliver)
  if (pending.length > 1) return
  setTimeout(() => {
    const events = pending
    pending = []
    for (const event of events) event()
  }, 0)
}

let lastId = 0

/** ReactFire caches observables by id for the life of the page, so each subscription gets an id of its own. */
function createSubscription<T>(subscribe: Subscribe<T>, session: number, attempt: number) {
  lastId += 1
  const id = `live ${lastId}, session ${session}, attempt ${attempt}`
  return { id, subscribe, events: new Subject<LiveEvent<T>>() }
}

/**
 * Subscribes while the component is mounted, and anew in another session or after `refetch`.
 * @param subscribe a stable function; another one starts another subscription
 */
export function useLive<T>(subscribe: Subscribe<T>): LiveResult<T> {
  const session = useSessionNumber()
  const [attempt, setAttempt] = useState(0)
  const subscription = useMemo(
    () => createSubscription(subscribe, session, attempt),
    [subscribe, session, attempt],
  )
  const { data: event } = useObservable<LiveEvent<T> | undefined>(subscription.id, subscription.events)

  useEffect(() => {
    const { events } = subscription
    const stop = subscription.subscribe((next) => deliverTogether(() => events.next(next)))
    return () => {
      stop()
      // ReactFire keeps the last value.
      deliverTogether(() => events.next(null))
    }
  }, [subscription])

  if (!event) return { status: 'pending', data: undefined, error: null }
  if ('value' in event) return { status: 'success', data: event.value, error: null }
  return { status: 'error', data: undefined, error: event.problem, refetch: () => setAttempt(attempt + 1) }
}

/**
 * Listens to a document. Needs `LiveFirestoreProvider`.
 * @param path null reads nothing and behaves like a missing document
 * @param read parses the document; its fields are null when it does not exist
 */
export function useLiveDocument<T>(
  path: string | null,
  read: (id: string, fields: Fields | null) => T,
): LiveResult<T> {
  const firestore = useFirestore()
  const subscribe = useCallback<Subscribe<T>>(
    (onEvent) => {
      if (path === null) {
        onEvent({ value: read('', null) })
        return () => {}
      }
      return onSnapshot(
        doc(firestore, path),
        { includeMetadataChanges: true },
        (snapshot) => {
          // A document that is missing from the cache may exist: the server has not answered yet.
          const isUnknown = snapshot.metadata.fromCache && !snapshot.exists()
          onEvent(
            isUnknown ? { problem: unreachable() } : { value: read(snapshot.id, snapshot.data() ?? null) },
          )
        },
        (error) => onEvent({ problem: toProblem(error) }),
      )
    },
    [firestore, path, read],
  )
  return useLive(subscribe)
}
