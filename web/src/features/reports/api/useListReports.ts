import type { Decision, ListReport } from '@tracker/domain/reports/report.ts'
import type { ReportedList } from '@tracker/domain/reports/reportedList.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { restartLists } from '#firebase/artifacts/entityCache.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { useApiList } from '#firebase/api/useApiList.ts'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { reportKeys } from './queryKeys.ts'

/** Reports a shared list. */
export function useReportList() {
  const api = useApi()
  return useMutation({ mutationFn: (report: ListReport) => api.reportList(report) })
}

/** Reports of lists, newest first, page by page. */
export function useListReports(): ListResult<ReportedList> {
  const api = useApi()
  return useApiList(reportKeys.lists, (cursor) => api.listReports(cursor))
}

/** Decides about a list. */
export function useDecideList(id: string) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (decision: Decision) => api.decideList(id, decision),
    onSuccess: () => restartLists(client, reportKeys.lists),
  })
}
