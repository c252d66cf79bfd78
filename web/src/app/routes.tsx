import { SITE } from '@tracker/domain/site/site.ts'
import type { ReactNode } from 'react'
import { Outlet, type RouteObject } from 'react-router'
import { lazyPart } from '#components/states/lazyPart.tsx'
import { PATHS } from '#navigation/paths.ts'
import { AppShell } from './AppShell.tsx'
import { RequireUser } from './RequireUser.tsx'
import { RouteError } from './RouteError.tsx'

const LastVisitNotice = lazyPart(() => import('./offline/LastVisitNotice.tsx'), { isOptional: true })

type ScreenModule = { default: () => ReactNode }

/** A lazy screen, loaded on the first navigation to its path. */
const screen = (path: string, load: () => Promise<ScreenModule>): RouteObject => ({
  caseSensitive: true,
  path,
  lazy: async () => ({ Component: (await load()).default }),
})

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

const memberScreens: RouteObject[] = [
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
]

const publicScreens: RouteObject[] = [
  screen(PATHS.home, () => import('./screens/HomePage.tsx')),
  screen(PATHS.signUp, () => import('./screens/SignUpPage.tsx')),
  screen(PATHS.signIn, () => import('./screens/SignInPage.tsx')),
  screen(PATHS.about, () => import('#features/pages/AboutScreen.tsx')),
  screen(PATHS.contact, () => import('#features/pages/ContactScreen.tsx')),
  screen(PATHS.resetPassword, () => import('#features/account/signIn/ResetPasswordScreen.tsx')),
  ...(SITE.legal.privacy ? [screen(PATHS.privacy, () => import('#features/pages/PrivacyScreen.tsx'))] : []),
  ...(SITE.legal.imprint ? [screen(PATHS.imprint, () => import('#features/pages/ImprintScreen.tsx'))] : []),
  screen(PATHS.api, () => import('#features/pages/ApiScreen.tsx')),
  browse,
  screen(PATHS.contributor, () => import('#features/contributor/ContributorScreen.tsx')),
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
        element: (
          <>
            <LastVisitNotice />
            <Outlet />
          </>
        ),
        children: [...publicScreens, { Component: RequireUser, children: memberScreens }],
      },
    ],
  },
]
