import { styled } from '@mui/material/styles'
import { Suspense, useEffect } from 'react'
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router'
import { DialogHost } from '#notifications/DialogHost.tsx'
import { lazyPart } from '#components/states/lazyPart.tsx'
import { Loading } from '#components/states/Loading.tsx'
import { pageFailure } from '#components/states/pageFailure.ts'
import { PartNotice } from '#components/states/PartNotice.tsx'
import { useStore } from '#utils/createStore.ts'
import { PATHS } from '#navigation/paths.ts'
import { STICKY_BAR } from '#theme/measures.ts'
import { whenLoaded } from '#utils/whenLoaded.ts'
import { BrandHeader } from './BrandHeader.tsx'
import { Footer } from './Footer.tsx'
import type { AccountProps } from './links.ts'
import { NavBar } from './navigation/NavBar.tsx'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'

const loadProgress = () => import('./NavigationProgress.tsx')
const NavigationProgress = lazyPart(loadProgress)

function Progress() {
  const isLoading = useNavigation().state !== 'idle'
  useEffect(() => whenLoaded(() => void loadProgress().catch(console.warn)), [])
  return isLoading && <NavigationProgress />
}

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })

// At least as high as the viewport below the bar, so that the footer does not move while a screen loads.
const Main = styled('main')({ flex: 'none', minHeight: `calc(100dvh - ${STICKY_BAR}px)` })

/** Rendered by itself: an update of the shell would make React discard markup that is not hydrated. */
function PageNotice({ pathname }: { pathname: string }) {
  const failure = useStore(pageFailure)
  return failure?.pathname === pathname && <PartNotice {...failure} />
}

/** The layout of every screen. */
export function Shell(props: AccountProps) {
  const { pathname } = useLocation()
  return (
    <Frame>
      <SkipLink />
      {pathname === PATHS.home && <BrandHeader />}
      <NavBar {...props} />
      <Progress />
      <Main id={MAIN_ID} tabIndex={-1}>
        <PageNotice pathname={pathname} />
        {/* Hydrated separately, after the bar. The key resets screens when the path changes. */}
        <Suspense key={pathname} fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </Main>
      <Footer />
      <DialogHost />
      <ScrollRestoration />
    </Frame>
  )
}
