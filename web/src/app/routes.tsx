import { SITE } from '@tracker/domain/site/site.ts'
import type { ReactNode } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { lazySection } from '#components/states/lazySection.tsx'
import { PATHS } from '#navigation/paths.ts'
import { AppShell } from './AppShell.tsx'
import { RequireUser } from './RequireUser.tsx'
import { RouteError } from './RouteError.tsx'

type ScreenModule = { default: () => ReactNode }

/** A lazy screen, loaded on the first navigation to its path. */
const screen = (path: string, load: () => Promise<ScreenModule>): RouteObject => ({
  caseSensitive: true,
  path,
  lazy: async () => ({ Component: (await load()).default }),
})

/** Provides the query client, which loads with the first screen that reads or writes data. */
const withQueries = (children: RouteObject[]): RouteObject => ({
  lazy: async () => {
    const { QueryProvider } = await import('./query/QueryProvider.tsx')
    return {
      element: (
        <QueryProvider>
          <Outlet />
        </QueryProvider>
      ),
    }
  },
  children,
})

/** Lazy: loaded after the home screen's first paint. */
const Featured = lazySection(async () => {
  const [{ default: Grid }, { QueryProvider }] = await Promise.all([
    import('#features/artifacts/Featured.tsx'),
    import('./query/QueryProvider.tsx'),
  ])
  const WithQueries = () => (
    <QueryProvider>
      <Grid />
    </QueryProvider>
  )
  return { default: WithQueries }
})

const home: RouteObject = {
  caseSensitive: true,
  path: PATHS.home,
  lazy: async () => {
    const { default: HomeScreen } = await import('#features/home/HomeScreen.tsx')
    return { element: <HomeScreen featured={<Featured />} /> }
  },
}

const browse: RouteObject = {
  caseSensitive: true,
  path: PATHS.browse,
  lazy: async () => {
    const [{ default: Component }] = await Promise.all([
      import('#features/search/browse/BrowseScreen.tsx'),
      import('./browseStart.ts'),
    ])
    return { Component }
  },
}

const memberScreens = withQueries([
  screen(PATHS.artifact, () => import('./screens/ArtifactScreen.tsx')),
  screen(PATHS.addArtifact, () => import('#features/editor/AddScreen.tsx')),
  screen(PATHS.updateArtifact, () => import('#features/editor/UpdateScreen.tsx')),
  screen(PATHS.myArtifacts, () => import('./screens/MyArtifactsScreen.tsx')),
  screen(PATHS.likedArtifacts, () => import('#features/likes/LikedScreen.tsx')),
  screen(PATHS.lists, () => import('#features/lists/ListsScreen.tsx')),
  screen(PATHS.list, () => import('./screens/ListPage.tsx')),
  screen(PATHS.reportList, () => import('#features/reports/filing/ReportListScreen.tsx')),
  screen(PATHS.wallLabels, () => import('#features/artifacts/wallLabels/WallLabelsScreen.tsx')),
  screen(PATHS.reports, () => import('#features/reports/ReportsScreen.tsx')),
  screen(PATHS.reporter, () => import('#features/reports/moderation/ReporterScreen.tsx')),
  screen(PATHS.suspensions, () => import('#features/reports/moderation/SuspensionsScreen.tsx')),
  screen(PATHS.moderation, () => import('#features/reports/moderation/ModerationScreen.tsx')),
  screen(PATHS.import, () => import('#features/import/ImportScreen.tsx')),
  screen(PATHS.account, () => import('./screens/AccountPage.tsx')),
])

const publicScreens: RouteObject[] = [
  home,
  screen(PATHS.signUp, () => import('./screens/SignUpPage.tsx')),
  screen(PATHS.signIn, () => import('./screens/SignInPage.tsx')),
  screen(PATHS.about, () => import('#features/pages/AboutScreen.tsx')),
  screen(PATHS.contact, () => import('#features/pages/ContactScreen.tsx')),
  screen(PATHS.resetPassword, () => import('#features/account/signIn/ResetPasswordScreen.tsx')),
  ...(SITE.legal.privacy ? [screen(PATHS.privacy, () => import('#features/pages/PrivacyScreen.tsx'))] : []),
  ...(SITE.legal.imprint ? [screen(PATHS.imprint, () => import('#features/pages/ImprintScreen.tsx'))] : []),
  screen(PATHS.api, () => import('#features/pages/ApiScreen.tsx')),
  withQueries([
    browse,
    screen(PATHS.contributor, () => import('#features/contributor/ContributorScreen.tsx')),
  ]),
  screen('*', () => import('#features/pages/NotFoundScreen.tsx')),
]

/** Every route of the product. Features are composed here. */
export const routes: RouteObject[] = [
  {
    Component: AppShell,
    ErrorBoundary: RouteError,
    children: [
      {
        // Inside the layout, so that the navigation bar stays usable if a screen fails.
        ErrorBoundary: RouteError,
        children: [...publicScreens, { Component: RequireUser, children: [memberScreens] }],
      },
    ],
  },
]
