import type { Suspended } from '@tracker/domain/reports/moderation.ts'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { apiListOptions, useApiList } from '#firebase/api/useApiList.ts'
import type { ListResult } from '#firebase/firestore/pagination.ts'
import { reportKeys } from './queryKeys.ts'

/** Suspended contributors, page by page. */
export const suspendedContributors = (api: ApiClient) =>
  apiListOptions(reportKeys.suspensions, (cursor) => api.suspensions(cursor))

export const useSuspensions = (): ListResult<Suspended> => useApiList(suspendedContributors(useApi()))
