import { artifactPath } from '@tracker/domain/firestore/collections.ts'
import { isId } from '@tracker/domain/api/ids.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { artifactKeys } from './artifactKeys.ts'
import { type OwnedArtifact, toOwnedArtifact } from '#firebase/firestore/converters.ts'
import { removePublicArtifact, setArtifacts } from './entityCache.ts'
import { type LiveResult, useLiveDocument } from '#firebase/firestore/useLiveDocument.ts'

/** An artifact with its adder, updated live; null if there is none. Also updates cached lists. */
export function useOwnedArtifact(id: string): LiveResult<OwnedArtifact | null> {
  const client = useQueryClient()
  const live = useLiveDocument(isId(id) ? artifactPath(id) : null, toOwnedArtifact)
  useEffect(() => {
    if (live.data) {
      setArtifacts(client, [live.data.artifact], Date.now())
      client.setQueryData(artifactKeys.one(id), [live.data.artifact])
    }
    if (live.data === null) removePublicArtifact(client, id)
  }, [client, id, live.data])
  return live
}
