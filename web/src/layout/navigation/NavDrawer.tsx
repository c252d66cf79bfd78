import { t } from '@lingui/core/macro'
import Divider from '@mui/material/Divider'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useLocation } from 'react-router'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { useBackCloses } from '#components/hooks/useBackCloses.ts'
import { Close } from '#icons/screenIcons.tsx'
import { AccountPanel } from '#layout/account/AccountPanel.tsx'
import { guestLinks, pageLinks } from '#layout/links.ts'
import { NavList } from './NavList.tsx'
import { ThemeToggle } from '#layout/ThemeToggle.tsx'
import { theme } from '#theme/theme.ts'

const Head = styled('div')({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: theme.spacing(1),
})

const Foot = styled('div')({
  marginTop: 'auto',
  padding: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.rule}`,
})

export interface DrawerProps {
  onSignOut: () => void
  isOpen: boolean
  onClose: () => void
}

/** The links of the navigation bar on small screens. */
export function NavDrawer({ onSignOut, isOpen, onClose }: DrawerProps) {
  const account = useCurrentUser()
  const location = useLocation()
  useBackCloses(isOpen, onClose)
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': t`Menu` } }}
    >
      <Head>
        <IconButton aria-label={t`Close menu`} onClick={onClose}>
          <Close size={24} />
        </IconButton>
      </Head>
      <nav aria-label={t`Menu`}>
        {account.status === 'signed-in' && (
          <>
            <AccountPanel user={account.user} onDone={onClose} onSignOut={onSignOut} />
            <Divider sx={{ my: 1 }} />
          </>
        )}
        <NavList links={pageLinks(account.status)} onFollow={onClose} />
        {account.status === 'signed-out' && (
          <>
            <Divider sx={{ my: 1 }} />
            <NavList links={guestLinks()} onFollow={onClose} state={location.state} />
          </>
        )}
      </nav>
      <Foot>
        <ThemeToggle isNamed />
      </Foot>
    </Drawer>
  )
}
