import { t } from '@lingui/core/macro'
import ListItemButton from '@mui/material/ListItemButton'
import { styled } from '@mui/material/styles'
import { NavLink } from 'react-router'
import { useStore } from '#utils/createStore.ts'
import type { UserProfile } from '#firebase/auth/currentUser.ts'
import { newLikes } from '#newLikes/newLikes.ts'
import { openReports } from '#layout/account/openReports.ts'
import { PATHS } from '#navigation/paths.ts'
import { AccountAvatar } from './AccountAvatar.tsx'
import { accountLinks } from './accountLinks.ts'
import { NavList } from '#layout/navigation/NavList.tsx'
import { theme } from '#theme/theme.ts'

const Person = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1.5, 1.75),
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: 1.3,
  textDecoration: 'none',
  borderBottom: `1px solid ${theme.vars.palette.rule}`,
  '&:focus-visible': { outlineOffset: -2 },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.band } },
})

const Name = styled('span')({
  display: 'block',
  fontSize: '1rem',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
})

interface Props {
  user: UserProfile
  /** Closes the panel after a choice. */
  onDone: () => void
  onSignOut: () => void
}

/** The user's name with a link to the account, links to the user's pages, and Sign Out. */
export function AccountPanel({ user, onDone, onSignOut }: Props) {
  const news = useStore(newLikes)
  const open = useStore(openReports)
  const waiting = open?.uid === user.uid ? open.count : undefined
  return (
    <>
      <Person to={PATHS.account} end onClick={onDone}>
        <AccountAvatar user={user} size={44} />
        <span>
          <Name dir="auto">{user.displayName || user.email}</Name>
          {t`Your account`}
        </span>
      </Person>
      <NavList
        links={accountLinks(user, { newLikes: news?.count, openReports: waiting })}
        onFollow={onDone}
      />
      <ListItemButton
        component="button"
        onClick={() => {
          onDone()
          onSignOut()
        }}
        sx={{ width: '100%' }}
      >
        {t`Sign Out`}
      </ListItemButton>
    </>
  )
}
