import type { Reported } from '@tracker/domain/reports/reportedCase.ts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#firebase/api/useApi.ts'
import { useApiList } from '#firebase/api/useApiList.ts'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { reportKeys } from './queryKeys.ts'
import { type OnProgress, type SuspensionActions, useSteps } from './useSteps.ts'

/** A reporter, whom curators know by a pseudonym only. */
export function useReporter(reporter: string) {
  const api = useApi()
  return useQuery({ queryKey: reportKeys.reporter(reporter), queryFn: () => api.reporter(reporter) })
}

/** What a reporter has reported, page by page. */
export function useReporterCases(reporter: string): ListResult<Reported> {
  const api = useApi()
  return useApiList(reportKeys.ofReporter(reporter), (cursor) => api.reports(cursor, reporter))
}

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
