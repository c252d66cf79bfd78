/** A live answer, for as long as a component uses it: the only use of ReactFire beside the signed-in user. */
import type { Problem } from '@tracker/domain/errors.ts'
import { useEffect, useId, useMemo, useState } from 'react'
import { useObservable } from 'reactfire'
import { ReplaySubject } from 'rxjs'
import { useSessionNumber } from './currentUser.ts'
import type { Heard, Listen } from './listen.ts'

/** Named as the results of `useQuery` are. */
export type LiveResult<T> =
  | { status: 'pending'; data: undefined; error: null }
  | { status: 'success'; data: T; error: null }
  | { status: 'error'; data: undefined; error: Problem; refetch: () => void }

declare global {
  /** ReactFire's cache. Nothing ever leaves it by itself. */
  var _reactFirePreloadedObservables: Map<string, unknown> | undefined
}

let arrived: (() => void)[] = []

/**
 * Answers that arrive together are shown together: a like and the count that it changed come from one snapshot, but the
 * SDK tells them in a timer each.
 */
function showTogether(show: () => void): void {
  arrived.push(show)
  if (arrived.length > 1) return
  setTimeout(() => {
    const together = arrived
    arrived = []
    for (const one of together) one()
  }, 0)
}

const questionOf = (name: string) => `${name} of `

/** Lets go of the answers to a question: renders that React threw away have left theirs, each under an id of its own. */
function forget(name: string): void {
  const kept = globalThis._reactFirePreloadedObservables
  for (const key of kept?.keys() ?? []) if (key.startsWith(questionOf(name))) kept?.delete(key)
}

/**
 * Listens while the component is there, and anew after another sign-in.
 * @param name names the question with its parameters
 * @param listen starts the listener; the same function as long as the name is the same
 */
export function useLive<T>(name: string, listen: Listen<T>): LiveResult<T> {
  const id = useId()
  const session = useSessionNumber()
  const [attempt, setAttempt] = useState(0)
  const key = `${questionOf(name)}${id}, session ${session}, attempt ${attempt}`
  const question = useMemo(() => ({ key, answers: new ReplaySubject<Heard<T>>(1) }), [key])
  const { data: heard } = useObservable<Heard<T> | undefined>(key, question.answers)

  useEffect(() => {
    const stop = listen((next) => showTogether(() => question.answers.next(next)))
    return () => {
      stop()
      forget(name)
    }
  }, [name, question, listen])

  if (!heard) return { status: 'pending', data: undefined, error: null }
  if (heard.ok) return { status: 'success', data: heard.value, error: null }
  const refetch = () => setAttempt(attempt + 1)
  return { status: 'error', data: undefined, error: heard.problem, refetch }
}
