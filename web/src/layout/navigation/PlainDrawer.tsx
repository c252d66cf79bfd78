import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { useLocation } from 'react-router'
import type { Failure } from '#components/states/lazyPart.tsx'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { accountLinks } from '#layout/account/accountLinks.ts'
import { guestLinks, pageLinks } from '#layout/links.ts'
import { ThemeToggle } from '#layout/ThemeToggle.tsx'
import { PATHS } from '#navigation/paths.ts'
import type { DrawerProps } from './NavDrawer.tsx'
import { PlainMenu } from './PlainMenu.tsx'

/** Replaces a `NavDrawer` whose code is missing. */
export function PlainDrawer({
  onSignOut,
  isOpen,
  onClose,
  failure,
}: DrawerProps & { failure?: Failure | undefined }) {
  const account = useCurrentUser()
  const location = useLocation()
  if (!isOpen) return null
  const user = account.status === 'signed-in' ? account.user : null
  const links = [
    ...pageLinks(account.status),
    ...(user ? [{ label: t`Your account`, to: PATHS.account }, ...accountLinks(user)] : guestLinks()),
  ]
  return (
    <PlainMenu links={links} state={location.state} failure={failure} onClose={onClose}>
      {user && (
        <Button
          color="inherit"
          onClick={() => {
            onClose()
            onSignOut()
          }}
        >
          {t`Sign Out`}
        </Button>
      )}
      <ThemeToggle isNamed />
    </PlainMenu>
  )
}
