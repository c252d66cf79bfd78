/** One decision on several artifacts. */
import { isId } from '@tracker/domain/api/ids.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import type { Decisions } from '@tracker/domain/reports/moderation.ts'
import { artifactNotFound } from '#artifacts/artifactRecord.ts'
import { chunksOf } from '#chunks.ts'
import { decide } from '#reports/decideReport.ts'

/** Artifacts decided on in parallel. */
const CONCURRENCY = 5

export interface Refusal {
  readonly artifactId: string
  readonly message: string
}

async function decideOne(id: string, uid: string, decisions: Decisions, deadline: number) {
  try {
    if (!isId(id)) throw artifactNotFound()
    await decide(id, uid, decisions, deadline)
    return null
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { artifactId: id, message: error.message }
  }
}

/**
 * Decides on each artifact in a separate transaction, so that an interrupted call can be repeated.
 * @param deadline ms since 1970; decisions not reached by then fail
 */
export async function decideMany(uid: string, decisions: Decisions, deadline: number) {
  const ids = [...new Set(decisions.artifactIds)]
  const refused: Refusal[] = []
  for (const batch of chunksOf(ids, CONCURRENCY)) {
    const isLate = Date.now() >= deadline
    const results = isLate
      ? batch.map((artifactId) => ({ artifactId, message: 'There was no time left. Please try again.' }))
      : await Promise.all(batch.map((id) => decideOne(id, uid, decisions, deadline)))
    refused.push(...results.filter((refusal) => refusal !== null))
  }
  return { decided: ids.length - refused.length, refused }
}
