import { isId } from '@tracker/domain/api/ids.ts'
import { useQuery } from '@tanstack/react-query'
import { artifactKeys } from '#firebase/artifacts/artifactKeys.ts'
import { useUid } from '#firebase/auth/currentUser.ts'
import { readHiddenArtifact } from '#firebase/firestore/privateDocuments.ts'

/** Returns a hidden artifact to its adder and to curators; null for others, or if there is none. */
export function useHiddenArtifact(id: string) {
  const uid = useUid()
  return useQuery({
    queryKey: artifactKeys.hiddenOne(id, uid),
    queryFn: () => (isId(id) ? readHiddenArtifact(id) : null),
  })
}
