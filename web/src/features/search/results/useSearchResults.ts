import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import { PAGE_SIZE, SEARCH_LIMIT_MAX } from '@tracker/domain/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { artifactsById } from '#firebase/artifacts/artifactsById.ts'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import type { ListResult, ReadAll } from '#firebase/firestore/pagination.ts'
import { useLazyApi } from '#firebase/api/useLazyApi.ts'
import { useArtifacts } from '#features/search/api/useArtifacts.ts'
import type { SearchState } from '#features/search/api/useSearch.ts'
import { resultList } from './resultList.ts'
import { chunksOf } from '@tracker/domain/chunksOf.ts'

/** Loads the artifacts of all results of a search, page by page. */
function useReadAll({ data }: SearchState): ReadAll<Artifact> {
  const api = useLazyApi()
  const client = useQueryClient()
  const isAnonymous = useCurrentUser().status !== 'signed-in'
  return async function* readAll() {
    if (!data) return
    let ids = data.results.map(({ _id }) => _id)
    let { next } = data
    for (;;) {
      yield await artifactsById(client, ids)
      if (next === null) return
      const params = new URLSearchParams(data.params)
      params.set('limit', String(SEARCH_LIMIT_MAX))
      params.set('cursor', next)
      const response = await (await api()).search(params, isAnonymous)
      ids = response.results.map(({ _id }) => _id)
      next = response.next
    }
  }
}

/**
 * Combines a full-text search with the artifacts of its results.
 * @param isEnabled false disables loading artifacts
 */
export function useSearchResults(search: SearchState, isEnabled = true): ListResult<Artifact> {
  const { data, error, isPlaceholderData, refetch } = search
  const readAll = useReadAll(search)
  const results = isEnabled && !isPlaceholderData ? (data?.results ?? []) : []
  const ids = results.map(({ _id }) => _id)
  const found = useArtifacts([...chunksOf(ids, PAGE_SIZE)])
  if (!data || isPlaceholderData) return error ? { status: 'error', error, refetch } : { status: 'pending' }
  const list = resultList(found, { count: ids.length, total: data.total, more: search })
  return list.status === 'success' ? { ...list, readAll } : list
}
