/** One decision on several artifacts and lists. */
import { isId } from '@tracker/domain/api/ids.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { Decisions } from '@tracker/domain/reports/moderation.ts'
import type { CaseKind, Subject } from '@tracker/domain/reports/report.ts'
import { chunksOf } from '@tracker/domain/chunksOf.ts'
import { english, say } from '@tracker/domain/messages/message.ts'
import { decide } from '#reports/decideReport.ts'
import { RECORDS } from '#reports/reportedKinds.ts'

/** Records decided on in parallel. */
const CONCURRENCY = 5

const refusal = ({ kind, id }: Subject, message: string) =>
  kind === 'list' ? { listId: id, message } : { artifactId: id, message }

async function decideOne(subject: Subject, uid: string, decisions: Decisions, deadline: number) {
  try {
    if (!isId(subject.id)) throw RECORDS[subject.kind].notFound()
    await decide(subject, uid, decisions, deadline)
    return null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return refusal(subject, error.message)
  }
}

/**
 * Decides on each record in a separate transaction, so that an interrupted call can be repeated.
 * @param deadline ms since 1970; decisions not reached by then fail
 */
export async function decideMany(uid: string, decisions: Decisions, deadline: number) {
  const subjectsIn = (kind: CaseKind, ids: readonly string[]) => [...new Set(ids)].map((id) => ({ kind, id }))
  const subjects = [
    ...subjectsIn('artifact', decisions.artifactIds),
    ...subjectsIn('list', decisions.listIds),
  ]
  const refused: ReturnType<typeof refusal>[] = []
  for (const batch of chunksOf(subjects, CONCURRENCY)) {
    const isLate = Date.now() >= deadline
    const results = isLate
      ? batch.map((subject) => refusal(subject, english(say('time-over'))))
      : await Promise.all(batch.map((subject) => decideOne(subject, uid, decisions, deadline)))
    refused.push(...results.filter((result) => result !== null))
  }
  return { decided: subjects.length - refused.length, refused }
}
