import type { Artifact } from '@tracker/domain/artifact/artifact.ts'
import type { Photograph } from '@tracker/domain/photo/photograph.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { readFurtherPhotographs } from '#firebase/artifacts/readFurtherPhotographs.ts'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { restartArtifacts, restartLists } from '#firebase/artifacts/entityCache.ts'
import { useApi } from '#firebase/api/useApi.ts'

/** Dependencies of an import. */
export interface Connection {
  readonly api: ApiClient
  readonly user: UserProfile
  /** Reads the further photographs of an artifact of the user. */
  readonly photographsOf: (artifact: Artifact) => Promise<readonly Photograph[]>
  /** Called when a run ends or pauses. */
  readonly onChanged: () => void
}

export function useImportConnection(user: UserProfile): Connection {
  const api = useApi()
  const client = useQueryClient()
  const onChanged = () => {
    restartArtifacts(client)
    for (const key of [artifactKeys.hidden, artifactKeys.totals]) restartLists(client, key)
  }
  const photographsOf = (artifact: Artifact) => readFurtherPhotographs(api, artifact)
  return { api, user, photographsOf, onChanged }
}
