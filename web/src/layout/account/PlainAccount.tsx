import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { Failure } from '#components/states/lazyPart.tsx'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { PlainMenu } from '#layout/navigation/PlainMenu.tsx'
import { PATHS } from '#navigation/paths.ts'
import { accountLinks } from './accountLinks.ts'
import { AvatarGround } from './AvatarGround.tsx'
import { initials } from './initials.ts'

export interface AccountMenuProps {
  user: UserProfile
  onSignOut: () => void
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}

/** Stands for an `AccountMenu` whose code loads or is missing. Closing it tries again. */
export function PlainAccount({
  user,
  onSignOut,
  isOpen,
  onToggle,
  failure,
}: AccountMenuProps & { failure?: Failure }) {
  const name = user.displayName || user.email
  return (
    <>
      <IconButton
        sx={{ mr: 1 }}
        aria-label={t`Account of ${name}`}
        aria-expanded={isOpen}
        onClick={() => {
          onToggle(!isOpen)
          if (isOpen) failure?.retry()
        }}
      >
        <AvatarGround aria-hidden data-initials={initials(user.displayName, user.email)} />
      </IconButton>
      {isOpen && (
        <PlainMenu
          failure={failure}
          links={[{ label: t`Your account`, to: PATHS.account }, ...accountLinks(user)]}
          onClose={() => onToggle(false)}
        >
          <Button color="inherit" onClick={onSignOut}>
            {t`Sign Out`}
          </Button>
        </PlainMenu>
      )}
    </>
  )
}
