import { type List, type ListChange, type NewList, orderEntries } from '@tracker/domain/lists/list.ts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { restartLists } from '#firebase/artifacts/entityCache.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { listKeys } from './queryKeys.ts'
import { changeCachedList } from './useMyLists.ts'

/** A list, and an artifact to add to it or remove from it. */
interface Entry {
  readonly id: string
  readonly artifactId: string
}

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

export function useDeleteList() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.deleteList(id),
    onSuccess: (_answer, id) => changeCachedList(client, id, () => null),
  })
}

function putCached(client: QueryClient, { id, artifactId }: Entry, note: string | undefined): void {
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

/** Removes an artifact from a list. */
export function useRemoveEntry() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, artifactId }: Entry) => api.deleteListEntry(id, artifactId),
    onSuccess: (_answer, { id, artifactId }) =>
      changeCachedList(client, id, (list) => ({ ...list, entries: without(list, artifactId) })),
  })
}

const without = ({ entries }: List, artifactId: string) =>
  entries.filter((entry) => entry.artifactId !== artifactId)
