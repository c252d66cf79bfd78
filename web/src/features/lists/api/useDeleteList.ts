import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { changeCachedList } from './useMyLists.ts'

export function useDeleteList() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.deleteList(id),
    onSuccess: (_answer, id) => changeCachedList(client, id, () => null),
  })
}
