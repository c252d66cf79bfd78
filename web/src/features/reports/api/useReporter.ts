import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '#firebase/api/apiClient.ts'
import { useApi } from '#firebase/api/useApi.ts'
import { reportKeys } from './queryKeys.ts'

/** A reporter, whom curators know by a pseudonym only. */
export const reporterOf = (api: ApiClient, reporter: string) =>
  queryOptions({ queryKey: reportKeys.reporter(reporter), queryFn: () => api.reporter(reporter) })

export const useReporter = (reporter: string) => useQuery(reporterOf(useApi(), reporter))
