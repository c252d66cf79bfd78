import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { Sort } from '@tracker/domain/artifact/sorts.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { searchArtifacts } from '#firebase/artifacts/artifacts.ts'
import { restartLists, setArtifacts } from '#firebase/artifacts/entityCache.ts'
import { type PageParam, pagedList, useList } from '#firebase/firestore/pagination.ts'
import { searchKeys } from './queryKeys.ts'

/**
 * Artifacts whose name contains a text, sorted, page by page.
 * @param name null disables the query
 */
export function artifactSearch(client: QueryClient, name: string | null, sort: Sort) {
  const read = async (param: PageParam<Artifact> | null) => {
    const readAt = Date.now()
    const page = await searchArtifacts(name ?? '', sort, param)
    setArtifacts(client, page.items, readAt)
    return page
  }
  return pagedList(searchKeys.byName(name, sort), name === null ? null : read)
}

/** The list of `artifactSearch`. `restart` refetches all searches. */
export function useArtifactSearch(name: string | null, sort: Sort) {
  const client = useQueryClient()
  const search = useList(artifactSearch(client, name, sort))
  const restart = () => {
    restartLists(client, searchKeys.records)
    restartLists(client, searchKeys.results)
  }
  return { search, restart }
}
