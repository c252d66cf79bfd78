import { QUERY_IDS_MAX } from '@tracker/domain/limits.ts'
import { useQuery } from '@tanstack/react-query'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { artifactsById } from '#firebase/artifacts/artifactsById.ts'

/** Returns the existing artifacts of a list of ids, in that order. */
export function useArtifactsById(ids: readonly string[]) {
  return useQuery({
    queryKey: artifactKeys.byId(ids),
    queryFn: async ({ client }) => {
      const pages = Array.from({ length: Math.ceil(ids.length / QUERY_IDS_MAX) }, (_, page) =>
        artifactsById(client, ids.slice(page * QUERY_IDS_MAX, (page + 1) * QUERY_IDS_MAX)),
      )
      return (await Promise.all(pages)).flat()
    },
  })
}
