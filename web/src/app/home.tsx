/** The home route: the feature of home around the featured artifacts, which bring Firebase and so come later. */
import { lazy } from 'react'
import { HomeScreen } from '#features/home/HomeScreen.tsx'

const Featured = lazy(() => import('#features/artifacts/components/Featured.tsx'))

export default function Home() {
  return <HomeScreen featured={<Featured />} />
}
