import type { CaseKind, Decision, Report } from '@tracker/domain/reports/report.ts'
import type { Reported } from '@tracker/domain/reports/reportedCase.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUid } from '#firebase/auth/currentUser.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { apiListOptions, useApiList } from '#firebase/api/useApiList.ts'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { reportKeys } from './queryKeys.ts'
import { refreshDecided } from './refreshDecided.ts'

/** Reports an artifact or a list. Idempotent. */
export function useReport() {
  const api = useApi()
  return useMutation({ mutationFn: (report: Report) => api.report(report) })
}

/** Reported and hidden artifacts and lists, page by page. */
export const reportedCases = (api: ApiClient, uid: string) =>
  apiListOptions(reportKeys.list(uid), uid === '' ? null : (cursor) => api.reports(cursor))

export const useReported = (): ListResult<Reported> => useApiList(reportedCases(useApi(), useUid()))

/** Decides on an artifact or a list. Every list of artifacts and likes may change. */
export function useDecide(kind: CaseKind, id: string) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) => api.decide(id, { ...decision, ...(kind === 'list' && { kind }) }),
    onSuccess: () => refreshDecided(client),
  })
}
