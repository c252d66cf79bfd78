import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { UserProfile } from '#firebase/currentUser.ts'
import { SignOut } from '#screenIcons.tsx'
import { AccountAvatar } from './AccountAvatar.tsx'
import { accountLinks } from './accountLinks.ts'
import { NavList } from './NavList.tsx'

const Person = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 2),
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${theme.vars.palette.rule}`,
}))

interface Props {
  user: UserProfile
  /** Called when something was chosen, so that what holds the panel closes. */
  onDone: () => void
  onSignOut: () => void
}

/** The signed-in person: name, own lists, and the way out. */
export function AccountPanel({ user, onDone, onSignOut }: Props) {
  return (
    <>
      <Person>
        <AccountAvatar user={user} size={44} />
        <Typography dir="auto" sx={{ fontWeight: 600, lineHeight: 1.3 }}>
          {user.displayName || user.email}
        </Typography>
      </Person>
      <NavList links={accountLinks(user)} onFollow={onDone} />
      <Button
        variant="text"
        color="inherit"
        startIcon={<SignOut size={20} />}
        onClick={() => {
          onDone()
          onSignOut()
        }}
        sx={{ width: '100%', justifyContent: 'flex-start', paddingInline: '19px', borderRadius: 0 }}
      >
        Sign Out
      </Button>
    </>
  )
}
