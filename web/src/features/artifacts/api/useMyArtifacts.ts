import type { Artifact } from '@tracker/domain/artifact.ts'
import { useQueryClient } from '@tanstack/react-query'
import { readArtifactsOf } from '#firebase/artifacts.ts'
import { useCurrentUser } from '#firebase/currentUser.ts'
import { setArtifacts } from '#firebase/entityCache.ts'
import type { PageParam } from '#firebase/pages.ts'
import { useList } from '#firebase/useList.ts'
import { artifactKeys } from './queryKeys.ts'

/** What the signed-in person has added, newest first, page by page. */
export function useMyArtifacts() {
  const client = useQueryClient()
  const currentUser = useCurrentUser()
  const uid = currentUser.status === 'signed-in' ? currentUser.user.uid : ''
  const read = async (param: PageParam<Artifact> | null) => {
    const page = await readArtifactsOf(uid, param)
    setArtifacts(client, page.items)
    return page
  }
  return useList(artifactKeys.addedBy(uid), uid === '' ? null : read)
}
