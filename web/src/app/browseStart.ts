/**
 * Prefetches the first page of Browse if a visit begins there and the page does not contain it. The prerendered page loads this module as a separate script,
 * which runs before the rest of the app has loaded (docs/decisions/019-prerendering-and-lazy-loading.md).
 */
import { prefetchBrowse } from '#features/search/browse/prefetchBrowse.ts'
import { PATHS } from '#navigation/paths.ts'
import { isOfAddress, servedListElement } from '#navigation/servedList.ts'
import { appQueryClient } from './query/appQueryClient.ts'
import './trustedScripts.ts'

const hasList = () => {
  const element = servedListElement()
  return element !== null && isOfAddress(element)
}

// When navigating within the app, the screen itself starts the query at once.
if (!import.meta.env.SSR && location.pathname === PATHS.browse && !hasList())
  void prefetchBrowse(appQueryClient, new URLSearchParams(location.search))
