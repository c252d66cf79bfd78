import type { CaseKind, Decision } from '@tracker/domain/reports/report.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { refreshDecided } from './refreshDecided.ts'

/** Decides on an artifact or a list. Every list of artifacts and likes may change. */
export function useDecide(kind: CaseKind, id: string) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) => api.decide(id, { ...decision, ...(kind === 'list' && { kind }) }),
    onSuccess: () => refreshDecided(client),
  })
}
