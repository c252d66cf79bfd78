import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router'
import { PATHS } from '#paths.ts'
import { AppShell } from './AppShell.tsx'
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
const Browse = screen(() => import('#features/artifacts/screens/BrowseScreen.tsx'))
const Detail = screen(() => import('./ArtifactScreen.tsx'))
const Add = screen(() => import('#features/artifacts/screens/AddScreen.tsx'))
const Update = screen(() => import('#features/artifacts/screens/UpdateScreen.tsx'))
const Mine = screen(() => import('#features/artifacts/screens/MineScreen.tsx'))
const Liked = screen(() => import('#features/likes/LikedScreen.tsx'))
const Reports = screen(() => import('#features/reports/ReportsScreen.tsx'))
const SignUp = lazy(() => import('#features/account/SignUpScreen.tsx'))
const SignIn = lazy(() => import('#features/account/SignInScreen.tsx'))
const About = lazy(() => import('#features/pages/AboutScreen.tsx'))
const Contact = lazy(() => import('#features/pages/ContactScreen.tsx'))
const NotFound = lazy(() => import('#features/pages/NotFoundScreen.tsx'))

/** Every route of the product. Each screen is loaded when it is first visited; features are composed here. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppShell />}>
        <Route caseSensitive path={PATHS.home} element={<Home featured={<Featured />} />} />
        <Route caseSensitive path={PATHS.browse} element={<Browse />} />
        <Route caseSensitive path={PATHS.signUp} element={<SignUp />} />
        <Route caseSensitive path={PATHS.signIn} element={<SignIn />} />
        <Route caseSensitive path={PATHS.about} element={<About />} />
        <Route caseSensitive path={PATHS.contact} element={<Contact />} />
        <Route element={<RequireUser />}>
          <Route caseSensitive path={PATHS.artifact} element={<Detail />} />
          <Route caseSensitive path={PATHS.addArtifact} element={<Add />} />
          <Route caseSensitive path={PATHS.updateArtifact} element={<Update />} />
          <Route caseSensitive path={PATHS.myArtifacts} element={<Mine />} />
          <Route caseSensitive path={PATHS.likedArtifacts} element={<Liked />} />
          <Route caseSensitive path={PATHS.reports} element={<Reports />} />
        </Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
