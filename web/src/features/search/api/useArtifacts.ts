import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { readArtifacts } from '#firebase/artifacts.ts'
import { getArtifact, setArtifacts } from '#firebase/entityCache.ts'
import { searchKeys } from './queryKeys.ts'

/** The artifacts of these ids, in their order; cached ones are not read again. */
async function artifactsOf(client: QueryClient, ids: readonly string[]): Promise<readonly Artifact[]> {
  const missing = ids.filter((id) => !getArtifact(client, id))
  const read = missing.length === 0 ? [] : await readArtifacts(missing)
  setArtifacts(client, read)
  const known = new Map(read.map((artifact) => [artifact._id, artifact]))
  return ids.flatMap((id) => known.get(id) ?? getArtifact(client, id) ?? [])
}

/** The state of several pages of artifacts. */
export interface FoundArtifacts {
  /** Artifacts of the loaded pages. */
  readonly items: readonly Artifact[]
  readonly isPending: boolean
  readonly error: Error | null
  readonly refetch: () => void
}

/** Reads the artifacts of search results. @param pages pages of at most 30 ids */
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
