import { historyPath } from '@tracker/domain/firestore/collections.ts'
import { type History, readHistory } from '@tracker/domain/artifact/history.ts'
import { useQuery } from '@tanstack/react-query'
import { useUid } from '#firebase/auth/currentUser.ts'
import { readPrivateDocument } from '#firebase/firestore/privateDocuments.ts'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'

const NOTHING: History = { known_at: '', dropped: 0, changes: [] }

/**
 * Loads the history of an artifact, one document, for its adder and curators. Reloads it when the artifact
 * has changed.
 * @param updatedAt time of the artifact's last change
 */
export function useHistory(id: string, updatedAt: string) {
  const uid = useUid()
  return useQuery({
    queryKey: artifactKeys.history(id, uid, updatedAt),
    queryFn: async (): Promise<History> => {
      const fields = await readPrivateDocument(historyPath(id))
      return fields ? readHistory(fields) : NOTHING
    },
  })
}
