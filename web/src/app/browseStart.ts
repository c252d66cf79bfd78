/**
 * Reads the first page of Browse. If a visit begins there, the prerendered page loads this module as a separate script,
 * which runs before the rest of the app has loaded (docs/decisions/019-prerendering-and-lazy-loading.md).
 */
import type { QueryClient } from '@tanstack/react-query'
import { prefetchBrowse } from '#features/search/browse/prefetchBrowse.ts'
import { PATHS } from '#navigation/paths.ts'
import { isOfAddress, servedListElement } from '#navigation/servedList.ts'
import { appQueryClient } from './query/appQueryClient.ts'
import './trustedScripts.ts'

const hasList = () => {
  const element = servedListElement()
  return element !== null && isOfAddress(element)
}

/** Reads the first page of the list at an address, unless the delivered page contains it. */
export const readBrowse = async (client: QueryClient, address: URLSearchParams): Promise<void> =>
  hasList() ? undefined : prefetchBrowse(client, address)

if (!import.meta.env.SSR && location.pathname === PATHS.browse)
  void readBrowse(appQueryClient, new URLSearchParams(location.search))
