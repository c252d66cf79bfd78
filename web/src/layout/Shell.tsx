import { styled } from '@mui/material/styles'
import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { DialogHost } from '#notifications/DialogHost.tsx'
import { ErrorBoundary } from '#components/ErrorBoundary.tsx'
import { Loading } from '#components/Loading.tsx'
import { STICKY_BAR } from '#theme/measures.ts'
import { isSavingData, whenIdle } from '#whenIdle.ts'
import { BrandHeader } from './BrandHeader.tsx'
import { navDrawer } from './DrawerButton.tsx'
import { Footer } from './Footer.tsx'
import type { AccountProps } from './links.ts'
import { NavBar } from './NavBar.tsx'
import { MAIN_ID, SkipLink } from './SkipLink.tsx'
import { useScrollMemory } from './useScrollMemory.ts'

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' })

// At least the screen below the bar: the footer waits out of sight while a screen loads, and does not jump.
const Main = styled('main')({ flex: 'none', minHeight: `calc(100dvh - ${STICKY_BAR}px)` })

/** What every screen shares. */
export function Shell(props: AccountProps) {
  const { pathname } = useLocation()
  const isKnown = props.account.status !== 'unknown'
  useScrollMemory()
  // After the first paint, and after the sign-in.
  useEffect(() => (isKnown && !isSavingData() ? whenIdle(navDrawer.load) : undefined), [isKnown])
  return (
    <Frame>
      <SkipLink />
      <BrandHeader />
      <NavBar {...props} />
      <Main id={MAIN_ID} tabIndex={-1}>
        <ErrorBoundary key={pathname}>
          <Suspense fallback={<Loading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Main>
      <Footer />
      <DialogHost />
    </Frame>
  )
}
