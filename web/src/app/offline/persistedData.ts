/** Which queries are persisted, and in which shape. */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import type { Query } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { artifactKeys } from '#firebase/artifactKeys.ts'

const [, ADDED_BY] = artifactKeys.addedBy('')

/** Whether a query reads public artifacts. Personal data (own artifacts, hidden ones, likes) stays in memory. */
export const isPersisted = ({ queryKey: [collection, list] }: Query): boolean =>
  collection === ARTIFACTS && list !== ADDED_BY

/** Records without cursors: a restored list cannot fetch further pages. */
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
export function toQueryData({ options }: Query, stored: unknown): unknown {
  const { records, hasMore } = z.parse(persistedSchema, stored)
  const items = records.map(({ _id, ...data }) => readArtifact(_id, data))
  if (!('initialPageParam' in options)) return items
  return { pages: [{ items, next: null, ...(hasMore && { isCut: true }) }], pageParams: [null] }
}
