import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { readArtifacts } from '#firebase/artifacts.ts'
import { getArtifact, setArtifacts } from '#firebase/entityCache.ts'
import { searchKeys } from './queryKeys.ts'

/** The artifacts of these ids, in their order; only those are read that no list has shown yet. */
async function artifactsOf(client: QueryClient, ids: readonly string[]): Promise<readonly Artifact[]> {
  const missing = ids.filter((id) => !getArtifact(client, id))
  const read = missing.length === 0 ? [] : await readArtifacts(missing)
  setArtifacts(client, read)
  const known = new Map(read.map((artifact) => [artifact._id, artifact]))
  return ids.flatMap((id) => known.get(id) ?? getArtifact(client, id) ?? [])
}

/** What is there of the artifacts of some pages of ids. */
export interface FoundArtifacts {
  /** Of the pages that came. */
  readonly items: readonly Artifact[]
  readonly isPending: boolean
  readonly error: Error | null
  readonly refetch: () => void
}

/** Reads the documents of what the search found. @param pages ids, at most 30 in each */
export function useArtifacts(pages: readonly (readonly string[])[]): FoundArtifacts {
  const client = useQueryClient()
  return useQueries({
    queries: pages.map((ids) => ({
      queryKey: searchKeys.byId(ids),
      queryFn: () => artifactsOf(client, ids),
    })),
    combine: (results) => ({
      items: results.flatMap(({ data }) => data ?? []),
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error)?.error ?? null,
      refetch: () => {
        for (const { error, refetch } of results) if (error) refetch().catch(console.error)
      },
    }),
  })
}
