import { lazySection } from '#components/states/lazySection.tsx'
import HomeScreen from '#features/home/HomeScreen.tsx'

/** Lazy: loaded after the home screen's first paint. */
const Featured = lazySection(() => import('#features/artifacts/Featured.tsx'))

/** Home, with the most liked artifacts. */
export default function HomePage() {
  return <HomeScreen featured={<Featured />} />
}
