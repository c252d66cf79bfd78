import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { changeCachedList } from './useMyLists.ts'
import type { Entry } from './usePutEntry.ts'

/** Removes an artifact from a list. */
export function useRemoveEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, artifactId }: Entry) => api.deleteListEntry(id, artifactId),
    onSuccess: (_answer, { id, artifactId }) =>
      changeCachedList(client, id, (list) => ({
        ...list,
        entries: list.entries.filter((entry) => entry.artifactId !== artifactId),
      })),
  })
}
