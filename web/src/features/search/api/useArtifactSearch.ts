import type { Artifact } from '@tracker/domain/artifact.ts'
import type { Sort } from '@tracker/domain/browse.ts'
import { useQueryClient } from '@tanstack/react-query'
import { searchArtifacts } from '#firebase/artifacts.ts'
import { restartLists, setArtifacts } from '#firebase/entityCache.ts'
import { useList } from '#firebase/useList.ts'
import { searchKeys } from './queryKeys.ts'

/** The artifacts whose name contains a text, in an order, page by page. `restart` asks for what is new. */
export function useArtifactSearch(name: string, sort: Sort) {
  const client = useQueryClient()
  const search = useList<Artifact>(searchKeys.byName(name, sort), async (param) => {
    const page = await searchArtifacts(name, sort, param)
    setArtifacts(client, page.items)
    return page
  })
  return { search, restart: () => restartLists(client, searchKeys.records) }
}
