import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { Contributor } from '@tracker/domain/account/contributor.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { readArtifactsOf } from '#firebase/artifacts.ts'
import { setArtifacts } from '#firebase/entityCache.ts'
import type { PageParam } from '#firebase/pagination.ts'
import { useApi } from '#firebase/useApi.ts'
import { useList } from '#firebase/useList.ts'
import { contributorKeys } from './queryKeys.ts'

/**
 * What a person has added, newest first, page by page; a page that is full may be the last one. An address that nobody can
 * have asks nothing.
 */
export function useContributorArtifacts(uid: string) {
  const client = useQueryClient()
  const read = async (param: PageParam<Artifact> | null) => {
    if (!isId(uid)) return { items: [], next: null }
    const page = await readArtifactsOf(uid, param, { isCounted: true })
    setArtifacts(client, page.items)
    return page
  }
  return useList(contributorKeys.artifacts(uid), read)
}

/**
 * What is known of a person who adds artifacts; undefined until it is, and when it cannot be.
 * @param uid null asks nothing: of whom there is nothing, the answer would be a failed request in the console
 */
export function useContributor(uid: string | null): Contributor | undefined {
  const api = useApi()
  const { data } = useQuery({
    queryKey: contributorKeys.record(uid ?? ''),
    // The same for everybody, so that the edge may answer.
    queryFn: uid === null ? skipToken : () => api.contributor(uid, true),
  })
  return data
}
