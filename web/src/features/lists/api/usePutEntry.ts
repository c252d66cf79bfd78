import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { changeCachedList } from './useMyLists.ts'

/** A list, and an artifact to add to it or remove from it. */
export interface Entry {
  readonly id: string
  readonly artifactId: string
}

export function putCached(client: QueryClient, { id, artifactId }: Entry, note: string | undefined): void {
  changeCachedList(client, id, (list) => {
    const isKnown = list.entries.some((entry) => entry.artifactId === artifactId)
    const entries = isKnown
      ? list.entries.map((entry) =>
          entry.artifactId === artifactId ? { artifactId, note: note ?? entry.note } : entry,
        )
      : [...list.entries, { artifactId, note: note ?? '' }]
    return { ...list, entries }
  })
}

/** Adds an artifact to the end of a list, or changes its note. */
export function usePutEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...entry }: Entry & { note?: string; seen_note?: string }) =>
      api.putListEntry(id, entry),
    onSuccess: (_answer, entry) => putCached(client, entry, entry.note),
  })
}
