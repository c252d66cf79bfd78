/**
 * Takes the first page of Browse from the page, or prefetches it, if a visit begins there. The prerendered page loads this module as a separate script,
 * which runs before the rest of the app has loaded (docs/decisions/019-prerendering-and-lazy-loading.md).
 */
import { takeServedList } from '#features/search/api/servedList.ts'
import { prefetchBrowse } from '#features/search/browse/prefetchBrowse.ts'
import { PATHS } from '#navigation/paths.ts'
import { appQueryClient } from './query/appQueryClient.ts'
import './trustedScripts.ts'

// When navigating within the app, the screen itself starts the query at once.
if (!import.meta.env.SSR && location.pathname === PATHS.browse && !takeServedList(appQueryClient))
  void prefetchBrowse(appQueryClient, new URLSearchParams(location.search))
