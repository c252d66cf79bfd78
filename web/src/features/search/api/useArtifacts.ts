import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { artifactsById } from '#firebase/artifacts/artifactsById.ts'
import { searchKeys } from './queryKeys.ts'

/** State of several pages of artifacts. */
export interface FoundArtifacts {
  /** Artifacts of the loaded pages. */
  readonly items: readonly Artifact[]
  readonly isPending: boolean
  readonly error: Error | null
  readonly refetch: () => void
}

/**
 * Loads the artifacts of search results.
 * @param pages pages of ids
 */
export function useArtifacts(pages: readonly (readonly string[])[]): FoundArtifacts {
  const client = useQueryClient()
  return useQueries({
    queries: pages.map((ids) => ({
      queryKey: searchKeys.byId(ids),
      queryFn: () => artifactsById(client, ids),
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
