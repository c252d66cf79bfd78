import type { Reported } from '@tracker/domain/reports/reportedCase.ts'
import { useUid } from '#firebase/auth/currentUser.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { apiListOptions, useApiList } from '#firebase/api/useApiList.ts'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { reportKeys } from './queryKeys.ts'

/** Reported and hidden artifacts and lists, page by page. */
export const reportedCases = (api: ApiClient, uid: string) =>
  apiListOptions(reportKeys.list(uid), uid === '' ? null : (cursor) => api.reports(cursor))

export const useReported = (): ListResult<Reported> => useApiList(reportedCases(useApi(), useUid()))
