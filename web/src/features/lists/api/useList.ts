import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { COVER_PICTURES } from '@tracker/domain/lists/exhibition.ts'
import type { List } from '@tracker/domain/lists/list.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { Problem } from '@tracker/domain/api/problem.ts'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { artifactsById } from '#firebase/artifacts/artifactsById.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { listKeys } from './queryKeys.ts'

/**
 * One of the user's lists; null if it does not exist. Refetched when the tab gets the focus, because another
 * tab may have changed it.
 */
export const listOf = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: listKeys.one(id),
    queryFn: async () => {
      if (!isId(id)) return null
      try {
        return await api.list(id)
      } catch (error) {
        if (error instanceof Problem && error.code === 'not-found') return null
        throw error
      }
    },
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  })

export const useList = (id: string) => useQuery(listOf(useApi(), id))

async function readMissing(client: QueryClient, ids: readonly string[]): Promise<Artifact[]> {
  const cached = client.getQueriesData<readonly Artifact[]>({ queryKey: listKeys.artifacts })
  const known = new Map(cached.flatMap(([, data]) => data ?? []).map((one) => [one._id, one]))
  const missing = ids.filter((one) => !known.has(one))
  for (const artifact of await artifactsById(client, missing)) known.set(artifact._id, artifact)
  return ids.flatMap((one) => known.get(one) ?? [])
}

/** The visible artifacts of a list. A new order reads nothing, a new entry only its artifact. */
export function useListArtifacts(list: List | null | undefined) {
  const client = useQueryClient()
  const ids = (list?.entries ?? []).map(({ artifactId }) => artifactId).toSorted()
  return useQuery({
    queryKey: [...listKeys.artifacts, ...ids],
    queryFn: () => readMissing(client, ids),
    placeholderData: keepPreviousData,
    enabled: Boolean(list),
  })
}

/** The visible ones of the first artifacts of a list, in its order. Costs a read for each that is not known yet. */
export function useCoverArtifacts({ entries }: List, isNear: boolean): readonly Artifact[] {
  const client = useQueryClient()
  const ids = entries.slice(0, COVER_PICTURES).map(({ artifactId }) => artifactId)
  const { data = [] } = useQuery({
    queryKey: [...listKeys.artifacts, ...ids],
    queryFn: () => readMissing(client, ids),
    placeholderData: keepPreviousData,
    enabled: isNear && ids.length > 0,
  })
  return data
}
