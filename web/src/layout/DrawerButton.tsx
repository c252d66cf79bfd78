import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useLocation } from 'react-router'
import IconButton from '@mui/material/IconButton'
import { useHydrated } from '#components/useHydrated.ts'
import { Menu } from '#icons.tsx'
import type { AccountProps } from './links.ts'
import { NavDrawer } from './NavDrawer.tsx'

const Place = styled('div')(({ theme }) => ({
  marginRight: theme.spacing(-1.5),
  [theme.breakpoints.up('md')]: { display: 'none' },
}))

/** The menu button of small screens, with its drawer. */
export function DrawerButton({ account, onSignOut }: AccountProps) {
  const { key } = useLocation()
  const isHydrated = useHydrated()
  // Closed by any navigation, since that changes the key.
  const [openedAt, setOpenedAt] = useState<string>()
  const isOpen = openedAt === key
  return (
    <Place>
      <IconButton
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={!isHydrated}
        onClick={() => setOpenedAt(isOpen ? undefined : key)}
      >
        <Menu size={28} />
      </IconButton>
      <NavDrawer
        account={account}
        onSignOut={onSignOut}
        isOpen={isOpen}
        onClose={() => setOpenedAt(undefined)}
      />
    </Place>
  )
}
