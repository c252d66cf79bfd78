/** Selects the queries to persist, and converts their data. */
import { readArtifact } from '@tracker/domain/artifact/artifact.ts'
import { ARTIFACTS } from '@tracker/domain/firestore/collections.ts'
import type { Query } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'

const [, ADDED_BY] = artifactKeys.addedBy('')

/**
 * True for queries of public artifacts. Personal data (own artifacts, hidden ones, likes) is not persisted.
 */
export const isPersisted = ({ queryKey: [collection, list] }: Query): boolean =>
  collection === ARTIFACTS && list !== ADDED_BY

export const recordSchema = z.looseObject({ _id: z.string() })

/** Records without cursors, so a restored list cannot fetch further pages. */
const persistedSchema = z.object({
  records: z.array(recordSchema),
  hasMore: z.boolean(),
})
export type PersistedRecords = z.infer<typeof persistedSchema>

const pagesSchema = z.object({
  pages: z.array(z.object({ items: z.array(z.unknown()), next: z.unknown() })),
})

/**
 * Returns the records in a query's data: an array, or the pages of an infinite query. Null for other data.
 */
export function toPersisted(data: unknown): PersistedRecords | null {
  const pages = z.safeParse(pagesSchema, data).data?.pages
  const persisted = pages
    ? { records: pages.flatMap(({ items }) => items), hasMore: Boolean(pages.at(-1)?.next) }
    : { records: data, hasMore: false }
  return z.safeParse(persistedSchema, persisted).data ?? null
}

/**
 * Converts persisted records to the shape of the query's data.
 * @throws if the domain's schema does not accept them
 */
export function toQueryData({ options }: Query, stored: unknown): unknown {
  const { records, hasMore } = z.parse(persistedSchema, stored)
  const items = records.map(({ _id, ...data }) => readArtifact(_id, data))
  if (!('initialPageParam' in options)) return items
  return { pages: [{ items, next: null, ...(hasMore && { isCut: true }) }], pageParams: [null] }
}
