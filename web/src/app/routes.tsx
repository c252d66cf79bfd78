import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { Shell } from '#layout/Shell.tsx'
import { PATHS } from '#paths.ts'
import { RequireUser } from './RequireUser.tsx'

const Home = lazy(() => import('./home.tsx'))
const Browse = lazy(() => import('#features/artifacts/screens/BrowseScreen.tsx'))
const Detail = lazy(() => import('./detail.tsx'))
const Add = lazy(() => import('#features/artifacts/screens/AddScreen.tsx'))
const Update = lazy(() => import('#features/artifacts/screens/UpdateScreen.tsx'))
const Mine = lazy(() => import('#features/artifacts/screens/MineScreen.tsx'))
const Liked = lazy(() => import('#features/likes/LikedScreen.tsx'))
const SignUp = lazy(() => import('#features/account/SignUpScreen.tsx'))
const SignIn = lazy(() => import('#features/account/SignInScreen.tsx'))
const About = lazy(() => import('#features/pages/AboutScreen.tsx'))
const Contact = lazy(() => import('#features/pages/ContactScreen.tsx'))
const NotFound = lazy(() => import('#features/pages/NotFoundScreen.tsx'))

// The living style page and the contact sheet are for development only; other builds leave them out.
const Style = import.meta.env.DEV ? lazy(() => import('../../styleguide/StyleScreen.tsx')) : null
const ContactSheet = import.meta.env.DEV ? lazy(() => import('../../styleguide/ContactSheet.tsx')) : null

/** Every route of the product. Each screen is loaded when it is first visited. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={PATHS.home} element={<Home />} />
        <Route path={PATHS.browse} element={<Browse />} />
        <Route path={PATHS.signUp} element={<SignUp />} />
        <Route path={PATHS.signIn} element={<SignIn />} />
        <Route path={PATHS.about} element={<About />} />
        <Route path={PATHS.contact} element={<Contact />} />
        <Route element={<RequireUser />}>
          <Route path={PATHS.artifact} element={<Detail />} />
          <Route path={PATHS.addArtifact} element={<Add />} />
          <Route path={PATHS.updateArtifact} element={<Update />} />
          <Route path={PATHS.myArtifacts} element={<Mine />} />
          <Route path={PATHS.likedArtifacts} element={<Liked />} />
        </Route>
        {Style && <Route path="/style" element={<Style />} />}
        {ContactSheet && <Route path="/contactSheet" element={<ContactSheet />} />}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
