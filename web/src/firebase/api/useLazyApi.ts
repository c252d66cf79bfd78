import { useContext, useMemo } from 'react'
import { inTime } from '#utils/inTime.ts'
import { LoadFailure } from '#utils/loadFailure.ts'
import type { ApiClient } from './apiClient.ts'
import { ApiContext } from './apiContext.ts'

/** Milliseconds after which a script that is still loading counts as missing. */
const LATE_MS = 10_000
const late = () => new LoadFailure('The script of the API has not arrived.')

/** Returns a function that loads the API client, for parts of pages that call nothing at first. It may throw LoadFailure. */
export function useLazyApi(): () => Promise<ApiClient> {
  const provided = useContext(ApiContext)
  return useMemo(
    () => async () => provided ?? (await inTime(import('./useApi.ts'), LATE_MS, late)).apiClient,
    [provided],
  )
}
