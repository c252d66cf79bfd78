/** The data of questions, as it is kept for the next visit and found again. */
import { type Artifact, readArtifact } from '@tracker/domain/artifact.ts'
import { LIKES } from '@tracker/domain/collections.ts'
import { type Like, readLike } from '@tracker/domain/like.ts'
import type { InfiniteData, Query } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Page } from '#firebase/pagination.ts'
import { type Answer, keepAnswer, recallAnswer } from '#offline/answers.ts'

type Stored = Artifact | Like
const recordSchema = z.catchall(z.object({ _id: z.string() }), z.unknown())

/** What is kept of the data of a question; null when it holds no records. */
function toAnswer(data: unknown): Answer | null {
  if (Array.isArray(data)) return { records: data, hasMore: false }
  if (typeof data !== 'object' || data === null || !('pages' in data)) return null
  const { pages } = data as InfiniteData<Page<Stored>>
  return { records: pages.flatMap(({ items }) => items), hasMore: Boolean(pages.at(-1)?.next) }
}

/** Keeps what these questions were answered. */
export async function keep(queries: readonly Query[]): Promise<void> {
  for (const { queryHash, state } of queries) {
    const answer = toAnswer(state.data)
    if (answer) await keepAnswer(queryHash, answer)
  }
}

/** What a question was answered on an earlier visit, in the shape that it has now: pages, or records; null when it was not asked. */
export async function recall({ queryKey, queryHash, options }: Query): Promise<unknown> {
  const answer = await recallAnswer(queryHash)
  if (!answer) return null
  const read = queryKey[0] === LIKES ? readLike : readArtifact
  const records = answer.records.map((record) => {
    const { _id, ...data } = z.parse(recordSchema, record)
    return read(_id, data)
  })
  const page: Page<Stored> = { items: records, next: null, ...(answer.hasMore && { isCut: true as const }) }
  return 'initialPageParam' in options ? { pages: [page], pageParams: [null] } : records
}
