import type { Reported } from '@tracker/domain/reports/reportedCase.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { apiListOptions, useApiList } from '#firebase/api/useApiList.ts'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { reportKeys } from './queryKeys.ts'
import { type OnProgress, type SuspensionActions, useSteps } from './useSteps.ts'

/** A reporter, whom curators know by a pseudonym only. */
export const reporterOf = (api: ApiClient, reporter: string) =>
  queryOptions({ queryKey: reportKeys.reporter(reporter), queryFn: () => api.reporter(reporter) })

export const useReporter = (reporter: string) => useQuery(reporterOf(useApi(), reporter))

/** What a reporter has reported, page by page. */
export const reporterCases = (api: ApiClient, reporter: string) =>
  apiListOptions(reportKeys.ofReporter(reporter), (cursor) => api.reports(cursor, reporter))

export const useReporterCases = (reporter: string): ListResult<Reported> =>
  useApiList(reporterCases(useApi(), reporter))

interface ReporterActions extends SuspensionActions {
  /** Dismisses all reports. */
  readonly dismiss: (note: string, onProgress: OnProgress) => Promise<void>
}

/** Decisions about a reporter, each in several calls. */
export function useReporterActions(reporter: string): ReporterActions {
  const api = useApi()
  const run = useSteps()
  const decide = (decision: 'dismiss' | 'suspend' | 'lift', note: string, onProgress: OnProgress) =>
    run({ call: () => api.decideReporter(reporter, { decision, note }), onProgress })
  return {
    dismiss: (note, onProgress) => decide('dismiss', note, onProgress),
    suspend: (reason, onProgress) => decide('suspend', reason, onProgress),
    lift: (onProgress) => decide('lift', '', onProgress),
  }
}
