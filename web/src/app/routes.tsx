import { lazy } from 'react'
import { Route, Routes } from 'react-router'
import { Shell } from '#layout/Shell.tsx'
import { PATHS } from '#paths.ts'
import { RequireUser } from './RequireUser.tsx'

const Home = lazy(() => import('./home.tsx'))
const About = lazy(() => import('#features/pages/AboutScreen.tsx'))
const Contact = lazy(() => import('#features/pages/ContactScreen.tsx'))
const NotFound = lazy(() => import('#features/pages/NotFoundScreen.tsx'))

/** Every route of the product. Each screen is loaded when it is first visited. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Shell />}>
        <Route path={PATHS.home} element={<Home />} />
        <Route path={PATHS.about} element={<About />} />
        <Route path={PATHS.contact} element={<Contact />} />
        <Route element={<RequireUser />}></Route>
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  )
}
