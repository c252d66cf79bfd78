/**
 * The read primitive, and the only caller of ReactFire. ReactFire keeps every answer for the whole visit, so errors are
 * turned into values before it sees them (a denied query would otherwise stay denied after the next sign-in), and the
 * key carries the sign-in and the revision (nobody sees another's answer, and lists ask again after a write).
 */
import type { Problem } from '@tracker/domain/errors.ts'
import { useEffect, useState } from 'react'
import { preloadObservable, useObservable } from 'reactfire'
import { NEVER, type Observable } from 'rxjs'
import { useSessionNumber } from './currentUser.ts'
import { hold } from './live.ts'
import type { Question } from './question.ts'
import type { Result } from './result.ts'
import { useRevision } from './revision.ts'

export type Read<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; problem: Problem; retry: () => void }

const NO_QUESTION = 'no question'
const opened = new Set<string>()
/** How often a question was asked anew after a failure. */
const retries = new Map<string, number>()

/** ReactFire drops an answer that nobody subscribed to for 30 seconds and then waits for ever; a subscriber keeps it. */
function openOnce<T>(key: string, question: Question<T> | null): void {
  if (opened.has(key)) return
  opened.add(key)
  const answers: Observable<Result<T>> = question?.open(key) ?? NEVER
  preloadObservable(answers, key).subscribe()
}

/** The answer to a question; `null` asks nothing and stays loading. Never throws. */
export function useRead<T>(question: Question<T> | null): Read<T> {
  const revision = useRevision(question?.topics ?? [])
  const session = useSessionNumber()
  const [, setRetries] = useState(0)
  const edition = question ? `${question.key} #${session} #${revision}` : NO_QUESTION
  const key = `${edition} #${retries.get(edition) ?? 0}`
  openOnce(key, question)
  useEffect(() => hold(key), [key])
  const answer = useObservable<Result<T> | undefined>(key, NEVER)
  if (!answer.data) return { status: 'loading' }
  if (answer.data.ok) return { status: 'ready', value: answer.data.value }
  const retry = () => {
    retries.set(edition, (retries.get(edition) ?? 0) + 1)
    setRetries((count) => count + 1)
  }
  return { status: 'failed', problem: answer.data.problem, retry }
}
