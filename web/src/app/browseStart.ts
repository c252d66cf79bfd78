/**
 * Prefetches the first page of Browse if a visit begins there. The prerendered page loads this module as a separate script,
 * which runs before the rest of the app has loaded (docs/decisions/019-prerendering-and-lazy-loading.md).
 */
import { prefetchBrowse } from '#features/search/browse/prefetchBrowse.ts'
import { PATHS } from '#navigation/paths.ts'
import { appQueryClient } from './query/appQueryClient.ts'
import './trustedScripts.ts'

// When navigating within the app, the screen itself starts the query at once.
if (!import.meta.env.SSR && location.pathname === PATHS.browse)
  void prefetchBrowse(appQueryClient, new URLSearchParams(location.search))
