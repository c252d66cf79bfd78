import { t } from '@lingui/core/macro'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Failure } from '#components/states/lazyPart.tsx'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { PlainMenu } from '#layout/navigation/PlainMenu.tsx'
import { PATHS } from '#navigation/paths.ts'
import { accountLinks } from './accountLinks.ts'

interface Props {
  user: UserProfile
  onSignOut: () => void
  failure: Failure
}

/** Replaces an `AccountMenu` whose code is missing. Closing it tries again. */
export function PlainAccount({ user, onSignOut, failure }: Props) {
  const [isOpen, setOpen] = useState(false)
  const name = user.displayName || user.email
  return (
    <>
      <Button
        color="inherit"
        aria-label={t`Account of ${name}`}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen)
          if (isOpen) failure.retry()
        }}
      >
        {t`Your account`}
      </Button>
      {isOpen && (
        <PlainMenu
          failure={failure}
          links={[{ label: t`Your account`, to: PATHS.account }, ...accountLinks(user)]}
          onClose={() => setOpen(false)}
        >
          <Button color="inherit" onClick={onSignOut}>
            {t`Sign Out`}
          </Button>
        </PlainMenu>
      )}
    </>
  )
}
