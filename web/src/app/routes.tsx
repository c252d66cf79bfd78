import { SITE } from '@tracker/domain/site/site.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RouteObject } from 'react-router'
import { PATHS } from '#navigation/paths.ts'
import { AppShell, Screen } from './AppShell.tsx'
import { forCurators, forMembers, loaderOf, type Read } from './loaders.ts'
import { RequireUser } from './RequireUser.tsx'
import { RouteError } from './RouteError.tsx'

type ScreenModule = { default: () => ReactNode }
/** Makes the route of a screen. */
type MakeRoute = (client: QueryClient) => RouteObject

/**
 * A lazy screen, loaded on the first navigation to its path.
 * @param read begins to read what it shows, when its address is opened
 */
const screen =
  (path: string, load: () => Promise<ScreenModule>, read?: Read): MakeRoute =>
  (client) => ({
    id: path,
    caseSensitive: true,
    path,
    lazy: async () => ({ Component: (await load()).default }),
    ...(read && {
      loader: loaderOf(client, read),
      // Another search or order is read by the screen, which is there already.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    }),
  })

/** The SDK for live documents, which is large. */
const liveDocuments = forMembers(async () =>
  (await import('#firebase/firestore/liveFirestore.ts')).liveFirestore(),
)

const memberScreens: MakeRoute[] = [
  screen(PATHS.artifact, () => import('./screens/ArtifactScreen.tsx'), liveDocuments),
  screen(PATHS.addArtifact, () => import('#features/editor/AddScreen.tsx')),
  screen(PATHS.updateArtifact, () => import('#features/editor/UpdateScreen.tsx'), liveDocuments),
  screen(
    PATHS.myArtifacts,
    () => import('./screens/MyArtifactsScreen.tsx'),
    forMembers(async ({ client, user: { uid }, search }) => {
      const { readCollection } = await import('#features/collection/api/readCollection.ts')
      return readCollection(client, uid, search)
    }),
  ),
  screen(
    PATHS.likedArtifacts,
    () => import('#features/likes/LikedScreen.tsx'),
    forMembers(async ({ client, user: { uid } }) => {
      const { likedArtifactsOf } = await import('#features/likes/api/useLikedArtifacts.ts')
      return client.prefetchInfiniteQuery(likedArtifactsOf(uid).options)
    }),
  ),
  screen(
    PATHS.lists,
    () => import('#features/lists/ListsScreen.tsx'),
    forMembers(async ({ client, api, user: { uid } }) => {
      const { myLists } = await import('#features/lists/api/useMyLists.ts')
      return client.prefetchInfiniteQuery(myLists(await api(), uid))
    }),
  ),
  screen(
    PATHS.list,
    () => import('./screens/ListPage.tsx'),
    forMembers(async ({ client, api, params: { id = '' } }) => {
      const { listOf } = await import('#features/lists/api/useList.ts')
      return client.prefetchQuery(listOf(await api(), id))
    }),
  ),
  screen(PATHS.reportList, () => import('#features/reports/filing/ReportListScreen.tsx')),
  screen(PATHS.wallLabels, () => import('#features/artifacts/wallLabels/WallLabelsScreen.tsx')),
  screen(
    PATHS.reports,
    () => import('#features/reports/ReportsScreen.tsx'),
    forCurators(async ({ client, api, user: { uid } }) => {
      const { reportedCases } = await import('#features/reports/api/useReported.ts')
      return client.prefetchInfiniteQuery(reportedCases(await api(), uid))
    }),
  ),
  screen(
    PATHS.reporter,
    () => import('#features/reports/moderation/ReporterScreen.tsx'),
    forCurators(async ({ client, api, params: { reporter = '' } }) => {
      const { reporterCases } = await import('#features/reports/api/useReporterCases.ts')
      const { reporterOf } = await import('#features/reports/api/useReporter.ts')
      await Promise.all([
        client.prefetchQuery(reporterOf(await api(), reporter)),
        client.prefetchInfiniteQuery(reporterCases(await api(), reporter)),
      ])
    }),
  ),
  screen(
    PATHS.suspensions,
    () => import('#features/reports/moderation/SuspensionsScreen.tsx'),
    forCurators(async ({ client, api }) => {
      const { suspendedContributors } = await import('#features/reports/api/useSuspensions.ts')
      return client.prefetchInfiniteQuery(suspendedContributors(await api()))
    }),
  ),
  screen(
    PATHS.moderation,
    () => import('#features/reports/moderation/ModerationScreen.tsx'),
    forCurators(async ({ client, api, params: { uid = '' } }) => {
      const { moderatedContributor } = await import('#features/reports/api/useModeration.ts')
      return client.prefetchInfiniteQuery(moderatedContributor(await api(), uid))
    }),
  ),
  screen(PATHS.import, () => import('#features/import/ImportScreen.tsx')),
  screen(PATHS.account, () => import('./screens/AccountPage.tsx')),
]

const publicScreens: MakeRoute[] = [
  screen(PATHS.home, () => import('./screens/HomePage.tsx')),
  screen(PATHS.signUp, () => import('./screens/SignUpPage.tsx')),
  screen(PATHS.signIn, () => import('./screens/SignInPage.tsx')),
  screen(PATHS.about, () => import('#features/pages/AboutScreen.tsx')),
  screen(PATHS.contact, () => import('#features/pages/ContactScreen.tsx')),
  screen(PATHS.resetPassword, () => import('#features/account/signIn/ResetPasswordScreen.tsx')),
  ...(SITE.legal.privacy ? [screen(PATHS.privacy, () => import('#features/pages/PrivacyScreen.tsx'))] : []),
  ...(SITE.legal.imprint ? [screen(PATHS.imprint, () => import('#features/pages/ImprintScreen.tsx'))] : []),
  screen(PATHS.api, () => import('#features/pages/ApiScreen.tsx')),
  screen(
    PATHS.browse,
    () => import('#features/search/browse/BrowseScreen.tsx'),
    async ({ client, search }) => {
      const { readBrowse } = await import('./browseStart.ts')
      return readBrowse(client, search)
    },
  ),
  screen(
    PATHS.contributor,
    () => import('#features/contributor/ContributorScreen.tsx'),
    async ({ client, params: { uid = '' }, search }) => {
      const { readContributor } = await import('#features/contributor/api/useContributorArtifacts.ts')
      return readContributor(client, uid, search)
    },
  ),
  screen(PATHS.exhibitions, () => import('#features/lists/gallery/ExhibitionsScreen.tsx')),
  screen('*', () => import('#features/pages/NotFoundScreen.tsx')),
]

/**
 * Makes every route of the product. Features are composed here.
 * @param client where loaders put what they read
 */
export function createRoutes(client: QueryClient): RouteObject[] {
  const all = (makers: readonly MakeRoute[]) => makers.map((make) => make(client))
  return [
    {
      Component: AppShell,
      ErrorBoundary: RouteError,
      children: [
        {
          // Inside the layout, so that the navigation bar stays usable if a screen fails.
          ErrorBoundary: RouteError,
          Component: Screen,
          children: [...all(publicScreens), { Component: RequireUser, children: all(memberScreens) }],
        },
      ],
    },
  ]
}
