import type { NewList } from '@tracker/domain/lists/list.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { restartLists } from '#firebase/artifacts/entityCache.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { listKeys } from './queryKeys.ts'

/** Creates a list. Repeated attempts have the same idempotency key, so that only one list is created. */
export function useCreateList() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, ...list }: Partial<NewList> & { title: string; key: string }) =>
      api.addList(list, key),
    onSuccess: () => restartLists(client, listKeys.allMine),
  })
}
