import type { Reported } from '@tracker/domain/reports/reportedCase.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { apiListOptions, useApiList } from '#firebase/api/useApiList.ts'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { reportKeys } from './queryKeys.ts'

/** What a reporter has reported, page by page. */
export const reporterCases = (api: ApiClient, reporter: string) =>
  apiListOptions(reportKeys.ofReporter(reporter), (cursor) => api.reports(cursor, reporter))

export const useReporterCases = (reporter: string): ListResult<Reported> =>
  useApiList(reporterCases(useApi(), reporter))
