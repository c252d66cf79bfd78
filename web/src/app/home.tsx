/** The home route: the feature of home around the featured artifacts. */
import { HomeScreen } from '#features/home/HomeScreen.tsx'

export default function Home() {
  return <HomeScreen featured={null} />
}
