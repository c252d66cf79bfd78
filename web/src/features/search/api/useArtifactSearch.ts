import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { Sort } from '@tracker/domain/artifact/sorts.ts'
import { useQueryClient } from '@tanstack/react-query'
import { searchArtifacts } from '#firebase/artifacts.ts'
import { restartLists, setArtifacts } from '#firebase/entityCache.ts'
import { useList } from '#firebase/pagination.ts'
import { searchKeys } from './queryKeys.ts'

/**
 * The artifacts whose name contains a text, sorted, page by page. `restart` refetches all searches.
 * @param name null runs no query
 */
export function useArtifactSearch(name: string | null, sort: Sort) {
  const client = useQueryClient()
  const read =
    name === null
      ? null
      : async (param: Parameters<typeof searchArtifacts>[2]) => {
          const page = await searchArtifacts(name, sort, param)
          setArtifacts(client, page.items)
          return page
        }
  const search = useList<Artifact>(searchKeys.byName(name ?? '', sort), read)
  const restart = () => {
    restartLists(client, searchKeys.records)
    restartLists(client, searchKeys.answers)
  }
  return { search, restart }
}
