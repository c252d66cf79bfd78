import { type ListChange, orderEntries } from '@tracker/domain/lists/list.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { changeCachedList } from './useMyLists.ts'

/** Changes title, introduction, visibility or order. */
export function useUpdateList(id: string) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: ListChange) => api.updateList(id, change),
    onSuccess: (_answer, { order, seen_title: _title, seen_introduction: _introduction, ...change }) =>
      changeCachedList(client, id, (list) => ({
        ...list,
        ...change,
        ...(order && { entries: orderEntries(list.entries, order) }),
      })),
  })
}
