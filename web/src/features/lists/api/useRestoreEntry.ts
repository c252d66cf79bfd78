import { orderEntries } from '@tracker/domain/lists/list.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { changeCachedList } from './useMyLists.ts'
import type { Entry } from './usePutEntry.ts'
import { putCached } from './usePutEntry.ts'

/** Adds a removed artifact to a list again, at its former place. */
export function useRestoreEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async ({ id, order, ...entry }: Entry & { note: string; order: readonly string[] }) => {
      await api.putListEntry(id, entry)
      await api.updateList(id, { order: [...order] })
    },
    onSuccess: (_answer, { order, ...entry }) => {
      putCached(client, entry, entry.note)
      changeCachedList(client, entry.id, (list) => ({ ...list, entries: orderEntries(list.entries, order) }))
    },
  })
}
