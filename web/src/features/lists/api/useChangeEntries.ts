import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { changeCachedList } from './useMyLists.ts'

/** Adds artifacts to the end of a list, or takes them out, many in one call. */
export function useChangeEntries() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...change }: { id: string; add?: string[]; remove?: string[] }) =>
      api.changeListEntries(id, change),
    onSuccess: ({ added }, { id, remove = [] }) => {
      const changed = new Set([...added, ...remove])
      changeCachedList(client, id, (list) => ({
        ...list,
        entries: [
          ...list.entries.filter(({ artifactId }) => !changed.has(artifactId)),
          ...added.map((artifactId) => ({ artifactId, note: '' })),
        ],
      }))
    },
  })
}
