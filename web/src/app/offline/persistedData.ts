/** Which queries are persisted, and in which shape. */
import { readArtifact } from '@tracker/domain/artifact.ts'
import { ARTIFACTS, HIDDEN, LIKES } from '@tracker/domain/collections.ts'
import { readLike } from '@tracker/domain/like.ts'
import type { Query } from '@tanstack/react-query'
import * as z from 'zod/mini'

/** The first part of their keys. Keys of personal data contain the person's id. */
const COLLECTIONS: readonly unknown[] = [ARTIFACTS, HIDDEN, LIKES]

export const isPersisted = ({ queryKey }: Query): boolean => COLLECTIONS.includes(queryKey[0])

/** Records without cursors: a restored list ends where it was left. */
const persistedSchema = z.object({
  records: z.array(z.catchall(z.object({ _id: z.string() }), z.unknown())),
  hasMore: z.boolean(),
})
export type PersistedRecords = z.infer<typeof persistedSchema>

const pagesSchema = z.object({
  pages: z.array(z.object({ items: z.array(z.unknown()), next: z.unknown() })),
})

/** The records in the data of a query: an array, or the pages of an infinite query. Null for other data. */
export function toPersisted(data: unknown): PersistedRecords | null {
  const pages = z.safeParse(pagesSchema, data).data?.pages
  const persisted = pages
    ? { records: pages.flatMap(({ items }) => items), hasMore: Boolean(pages.at(-1)?.next) }
    : { records: data, hasMore: false }
  return z.safeParse(persistedSchema, persisted).data ?? null
}

/** Persisted records in the shape of the query's data. @throws when they are not what the domain knows */
export function toQueryData({ queryKey, options }: Query, stored: unknown): unknown {
  const { records, hasMore } = z.parse(persistedSchema, stored)
  const read = queryKey[0] === LIKES ? readLike : readArtifact
  const items = records.map(({ _id, ...data }) => read(_id, data))
  if (!('initialPageParam' in options)) return items
  return { pages: [{ items, next: null, ...(hasMore && { isCut: true }) }], pageParams: [null] }
}
