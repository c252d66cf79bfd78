import type { Artifact } from '@tracker/domain/artifact.ts'
import { isId } from '@tracker/domain/id.ts'
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { readArtifactsOf } from '#firebase/artifacts.ts'
import { type Contributions, readContributions } from '#firebase/contributors.ts'
import { setArtifacts } from '#firebase/entityCache.ts'
import type { PageParam } from '#firebase/pages.ts'
import { useList } from '#firebase/useList.ts'
import { contributorKeys } from './queryKeys.ts'

/** What a person has added, newest first, page by page. An address that nobody can have asks nothing. */
export function useContributorArtifacts(uid: string) {
  const client = useQueryClient()
  const read = async (param: PageParam<Artifact> | null) => {
    if (!isId(uid)) return { items: [], next: null }
    const page = await readArtifactsOf(uid, param)
    setArtifacts(client, page.items)
    return page
  }
  return useList(contributorKeys.artifacts(uid), read)
}

/** How many artifacts a person has added, and since when; undefined until it is known, and when it cannot be. */
export function useContributions(uid: string): Contributions | undefined {
  const { data } = useQuery({
    queryKey: contributorKeys.record(uid),
    queryFn: isId(uid) ? () => readContributions(uid) : skipToken,
  })
  return data
}
