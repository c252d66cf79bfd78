import Modal from '@mui/material/Modal'
import IconButton from '@mui/material/IconButton'
import { useLocation } from 'react-router'
import type { CurrentUser } from '#firebase/currentUser.ts'
import { Close } from '#screenIcons.tsx'
import { styled } from '@mui/material/styles'
import { AccountPanel } from './AccountPanel.tsx'
import { DRAWER_LAYER, DrawerSheet } from './DrawerSheet.tsx'
import { ThemeToggle } from './ThemeToggle.tsx'
import { GUEST_LINKS, pageLinks } from './links.ts'
import { NavList } from './NavList.tsx'

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: theme.spacing(1),
}))

const Foot = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  padding: theme.spacing(1),
  borderTop: `1px solid ${theme.vars.palette.rule}`,
}))

const Rule = styled('hr')(({ theme }) => ({
  width: '100%',
  margin: theme.spacing(1, 0),
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.rule}`,
}))

export interface Props {
  account: CurrentUser
  onSignOut: () => void
  isOpen: boolean
  onClose: () => void
}

/** The links of the navigation bar on small screens. */
export function NavDrawer({ account, onSignOut, isOpen, onClose }: Props) {
  const location = useLocation()
  return (
    <Modal open={isOpen} onClose={onClose} closeAfterTransition hideBackdrop style={{ zIndex: DRAWER_LAYER }}>
      <DrawerSheet label="Menu" in={isOpen} onClose={onClose}>
        <Head>
          <IconButton aria-label="Close menu" onClick={onClose}>
            <Close size={24} />
          </IconButton>
        </Head>
        <nav aria-label="Menu">
          {account.status === 'signed-in' && (
            <>
              <AccountPanel user={account.user} onDone={onClose} onSignOut={onSignOut} />
              <Rule />
            </>
          )}
          <NavList links={pageLinks(account.status)} onFollow={onClose} />
          {account.status === 'signed-out' && (
            <>
              <Rule />
              <NavList links={GUEST_LINKS} onFollow={onClose} state={location.state} />
            </>
          )}
        </nav>
        <Foot>
          <ThemeToggle isNamed />
        </Foot>
      </DrawerSheet>
    </Modal>
  )
}
