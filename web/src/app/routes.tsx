import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router'
import { PATHS } from '#paths.ts'
import { AppShell } from './AppShell.tsx'
import { PressAgain } from './PressAgain.tsx'
import { RequireUser } from './RequireUser.tsx'

/** A screen that reads or writes, in the query client, which is loaded beside the first of them. */
function screen<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(async () => {
    const [{ default: Screen }, { QueryProvider }] = await Promise.all([
      load(),
      import('./QueryProvider.tsx'),
    ])
    const WithQueries = (props: Props) => (
      <QueryProvider>
        <Screen {...props} />
      </QueryProvider>
    )
    return { default: WithQueries }
  })
}

const Home = lazy(() => import('#features/home/HomeScreen.tsx'))
const Featured = screen(() => import('#features/artifacts/components/Featured.tsx'))
const Browse = screen(() => import('#features/search/BrowseScreen.tsx'))
const Detail = screen(() => import('./ArtifactScreen.tsx'))
const Add = screen(() => import('#features/artifacts/screens/AddScreen.tsx'))
const Update = screen(() => import('#features/artifacts/screens/UpdateScreen.tsx'))
const Mine = screen(() => import('./MyArtifactsScreen.tsx'))
const Liked = screen(() => import('#features/likes/LikedScreen.tsx'))
const Reports = screen(() => import('#features/reports/ReportsScreen.tsx'))
const Account = screen(() => import('#features/account/AccountScreen.tsx'))
const Contributor = screen(() => import('#features/contributor/ContributorScreen.tsx'))
const SignUp = lazy(() => import('./SignUpPage.tsx'))
const SignIn = lazy(() => import('./SignInPage.tsx'))
const About = lazy(() => import('#features/pages/AboutScreen.tsx'))
const Contact = lazy(() => import('#features/pages/ContactScreen.tsx'))
const NotFound = lazy(() => import('#features/pages/NotFoundScreen.tsx'))

/** A page at its one address. */
const at = (path: string, Screen: ComponentType) => <Route caseSensitive path={path} Component={Screen} />

/** Every route of the product. Each screen is loaded when it is first visited; features are composed here. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppShell />}>
        <Route element={<PressAgain />}>
          <Route caseSensitive path={PATHS.home} element={<Home featured={<Featured />} />} />
          {at(PATHS.browse, Browse)}
          {at(PATHS.signUp, SignUp)}
          {at(PATHS.signIn, SignIn)}
          {at(PATHS.about, About)}
          {at(PATHS.contact, Contact)}
          {at(PATHS.contributor, Contributor)}
          <Route element={<RequireUser />}>
            {at(PATHS.artifact, Detail)}
            {at(PATHS.addArtifact, Add)}
            {at(PATHS.updateArtifact, Update)}
            {at(PATHS.myArtifacts, Mine)}
            {at(PATHS.likedArtifacts, Liked)}
            {at(PATHS.reports, Reports)}
            {at(PATHS.account, Account)}
          </Route>
          <Route path="*" element={<NotFound />} />
        </Route>
      </Route>
    </Routes>
  )
}
