import type { Payloads } from '@tracker/domain/endpoints.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { restartLists } from '#firebase/entityCache.ts'
import { useApi } from '#firebase/useApi.ts'
import { makeIdempotencyKeys } from './idempotencyKey.ts'
import { artifactKeys } from './queryKeys.ts'

/** Adds an artifact; trying again with the same content, after a lost answer, adds it once. */
export function useCreateArtifact() {
  const api = useApi()
  const client = useQueryClient()
  const [idempotencyKey] = useState(() => makeIdempotencyKeys(() => crypto.randomUUID()))
  return useMutation({
    mutationFn: (payload: Payloads['addArtifact']) => api.addArtifact(payload, idempotencyKey(payload)),
    onSuccess: () => restartLists(client, artifactKeys.all),
  })
}
