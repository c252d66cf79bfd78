import { IconButton } from '#components/IconButton.ts'
import { styled } from '@mui/material/styles'
import { lazy, Suspense, useState } from 'react'
import { ErrorBoundary } from '#components/ErrorBoundary.tsx'
import { Menu } from '#icons.tsx'
import type { AccountProps } from './links.ts'
import { ReloadButton } from './ReloadButton.tsx'

const loadDrawer = () => import('./NavDrawer.tsx')
const NavDrawer = lazy(loadDrawer)

/** Asks for the drawer early. Whether it came is seen when it is opened. */
const expectDrawer = () => void loadDrawer().catch(() => undefined)

const Place = styled('div')(({ theme }) => ({
  marginRight: theme.spacing(-1),
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

/** The hamburger of small screens, with its drawer, whose code comes when a finger or the focus nears it. */
export function DrawerButton({ account, onSignOut }: AccountProps) {
  const [isOpen, setOpen] = useState(false)
  const [isNeeded, setNeeded] = useState(false)
  const open = () => {
    setNeeded(true)
    setOpen(true)
  }
  return (
    <Place>
      <IconButton
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={expectDrawer}
        onFocus={expectDrawer}
        onClick={open}
      >
        <Menu size={28} />
      </IconButton>
      {isNeeded && (
        <ErrorBoundary fallback={<ReloadButton />}>
          <Suspense fallback={null}>
            <NavDrawer
              account={account}
              onSignOut={onSignOut}
              isOpen={isOpen}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </Place>
  )
}
