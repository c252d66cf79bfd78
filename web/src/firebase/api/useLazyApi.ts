import { useContext, useMemo } from 'react'
import { LoadFailure } from '#utils/loadFailure.ts'
import type { ApiClient } from './apiClient.ts'
import { ApiContext } from './apiContext.ts'

/** Milliseconds after which a script that is still loading counts as missing. */
const LATE_MS = 10_000

/** @throws LoadFailure if the script does not arrive */
async function loadApi(): Promise<ApiClient> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LoadFailure('The script of the API has not arrived.')), LATE_MS)
  })
  try {
    return (await Promise.race([import('./useApi.ts'), late])).apiClient
  } finally {
    clearTimeout(timer)
  }
}

/** Returns a function that loads the API client, for parts of pages that call nothing at first. */
export function useLazyApi(): () => Promise<ApiClient> {
  const provided = useContext(ApiContext)
  return useMemo(() => async () => provided ?? loadApi(), [provided])
}
