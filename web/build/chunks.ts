/**
 * Groups of modules that are loaded together, to reduce the number of requests. A group takes the modules that
 * match and their imports, except those of groups with a higher priority.
 */
import type { Rolldown } from 'vite'

export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // Shared by the first query and the app: the query does not wait for React DOM and the router.
  {
    name: 'base',
    test: /importHelper|[\\/]node_modules[\\/](?:react|@lingui)[\\/]|[\\/](?:appQueryClient|toast|limits|paths|trustedScripts|navigation[\\/]servedList)\.ts$/,
    priority: 9,
  },
  // Every page, in parts that are evaluated in a task each (build/prerender.ts).
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](?:react-dom|scheduler|react-router)[\\/]/,
    tags: ['$initial'],
    priority: 8,
  },
  { name: 'vendor', test: /[\\/]node_modules[\\/]/, tags: ['$initial'], priority: 7 },
  { name: 'vendor', test: /[\\/]useMediaQuery[\\/]/, priority: 7 },
  { name: 'app', tags: ['$initial'], priority: 5 },
  // Reading artifacts, and small modules that lists and forms share.
  {
    name: 'data',
    test: /[\\/](?:artifactsById|artifactCsv|saveFile|useDebouncedValue|useLazyApi|lastWrite|copies|ownHost|plates|direction|yearRange)\.ts$/,
    priority: 4,
  },
  // Browse's first query, without React. The schemas of searches take long to evaluate.
  { name: 'search', test: /[\\/]browseStart\.ts$/, priority: 4 },
  // What Home shows below its first window, without the lists' and the forms' parts. The search field needs the names of MUI's
  // classes, not its inputs.
  {
    name: 'elements',
    test: /[\\/](?:TextLink|Notice|LateItems)\.tsx$|(?:[iI]nput(?:Base)?Classes|useControlled|ArrowDropDown)\.mjs$/,
    priority: 4,
  },
  // Lists of artifacts, also on Home.
  { name: 'records', test: /[\\/](?:Featured|ExportList)\.tsx$/, priority: 3 },
  // Calls of the function. Their schemas take as long to evaluate as all of React.
  { name: 'calls', test: /[\\/](?:apiClient|useApi)\.ts$/, priority: 3 },
  // The reader of years, for the bars of dates on Home and on an artifact's page.
  { name: 'dates', test: /[\\/]time[\\/]years\.ts$/, priority: 3 },
  {
    name: 'forms',
    test: /[\\/](?:react-hook-form|@hookform|forms)[\\/](?!Field|SelectField)/,
    includeDependenciesRecursively: false,
    minShareCount: 2,
    priority: 3,
  },
  { name: 'shared', minShareCount: 16, priority: 2 },
  { name: 'suggestions', test: /[\\/]SuggestField\.tsx$/, priority: 1 },
  // What Browse shares with other lists.
  {
    name: 'lists',
    test: /[\\/](?:LoadMore|ExportMenu|CardSkeleton|GridItem|LookSwitch|ListHead|useArtifacts|useFailureToast|useNearView)\.tsx?$|[\\/](?:Skeleton|Stack)\.mjs$/,
    priority: 1,
  },
  { name: 'browse', test: /[\\/]BrowseScreen\.tsx$/, priority: 0 },
]
