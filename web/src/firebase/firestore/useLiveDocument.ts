/** A Firestore document that is updated live while a component uses it. */
import type { Problem } from '@tracker/domain/api/problem.ts'
import { doc, onSnapshot } from 'firebase/firestore'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useFirestore, useObservable } from 'reactfire'
import { Subject } from 'rxjs'
import { useSessionNumber } from '#firebase/auth/currentUser.ts'
import { toProblem, unreachable } from '#firebase/errors.ts'

/** Has the property names of `useQuery`. */
export type LiveResult<T> =
  | { status: 'pending'; data: undefined; error: null }
  | { status: 'success'; data: T; error: null }
  | { status: 'error'; data: undefined; error: Problem; refetch: () => void }

/**
 * An event of a listener; null before the first one. Errors are values, because ReactFire caches failed
 * observables forever.
 */
export type LiveEvent<T> = { value: T } | { problem: Problem } | null

/** Starts a listener. Returns an unsubscribe function. */
export type Subscribe<T> = (onEvent: (event: LiveEvent<T>) => void) => () => void

type Fields = Readonly<Record<string, unknown>>

let pending: (() => void)[] = []

/**
 * Delivers simultaneous events together. Firestore reports a like and the changed count in separate timers,
 * so React would render one before the other.
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

/** ReactFire caches observables by id for the lifetime of the page, so each subscription has a unique id. */
function createSubscription<T>(subscribe: Subscribe<T>, session: number, attempt: number) {
  lastId += 1
  const id = `live ${lastId}, session ${session}, attempt ${attempt}`
  return { id, subscribe, events: new Subject<LiveEvent<T>>() }
}

/**
 * Subscribes while the component is mounted; subscribes again in another session and after `refetch`.
 * @param subscribe must be stable; another function starts another subscription
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
      // Clears the last value, which ReactFire would keep.
      deliverTogether(() => events.next(null))
    }
  }, [subscription])

  if (!event) return { status: 'pending', data: undefined, error: null }
  if ('value' in event) return { status: 'success', data: event.value, error: null }
  return { status: 'error', data: undefined, error: event.problem, refetch: () => setAttempt(attempt + 1) }
}

/** Returns the event of a value. An error would otherwise be lost in the SDK's listener. */
export function eventOf<T>(read: () => T): LiveEvent<T> {
  try {
    return { value: read() }
  } catch (error) {
    return { problem: toProblem(error) }
  }
}

/**
 * Listens to a document. Requires the provider of `loadLiveProvider`.
 * @param path null reads nothing and behaves like a missing document
 * @param read parses the document; its fields are null if it does not exist
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
          // A document missing in the cache may exist, because the server has not responded yet.
          const isUnknown = snapshot.metadata.fromCache && !snapshot.exists()
          onEvent(
            isUnknown
              ? { problem: unreachable() }
              : eventOf(() => read(snapshot.id, snapshot.data() ?? null)),
          )
        },
        (error) => onEvent({ problem: toProblem(error) }),
      )
    },
    [firestore, path, read],
  )
  return useLive(subscribe)
}
