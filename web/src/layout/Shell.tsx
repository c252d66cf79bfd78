import { styled } from '@mui/material/styles'
import { Suspense } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { DialogHost } from '#notifications/DialogHost.tsx'
import { Loading } from '#components/states/Loading.tsx'
import { STICKY_BAR } from '#theme/measures.ts'
import { lazyWhenIdle } from '#utils/lazyWhenIdle.ts'
import { BrandHeader } from './BrandHeader.tsx'
import { Footer } from './Footer.tsx'
import type { AccountProps } from './links.ts'
import { NavBar } from './navigation/NavBar.tsx'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'

const NavigationProgress = lazyWhenIdle(() => import('./NavigationProgress.tsx'))

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })

// At least as high as the viewport below the bar, so that the footer does not move while a screen loads.
const Main = styled('main')({ flex: 'none', minHeight: `calc(100dvh - ${STICKY_BAR}px)` })

/** The layout of every screen. */
export function Shell(props: AccountProps) {
  const { pathname } = useLocation()
  return (
    <Frame>
      <SkipLink />
      <BrandHeader />
      <NavBar {...props} />
      <Suspense>
        <NavigationProgress />
      </Suspense>
      <Main id={MAIN_ID} tabIndex={-1}>
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
