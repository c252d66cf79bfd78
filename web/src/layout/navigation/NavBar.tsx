import { t } from '@lingui/core/macro'
import AppBar from '@mui/material/AppBar'
import { styled } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import { type ReactNode, useLayoutEffect } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { Column } from '#components/layout/Page.tsx'
import { lazyPart } from '#components/states/lazyPart.tsx'
import { useCurrentUser } from '#firebase/auth/currentUser.ts'
import { BrandMark } from '#illustrations/BrandMark.tsx'
import { siteName } from '#i18n/siteText.ts'
import { PATHS } from '#navigation/paths.ts'
import { STICKY_BAR } from '#theme/measures.ts'
import { BarSearch } from './BarSearch.tsx'
import { ThemeToggle } from '#layout/ThemeToggle.tsx'
import { DISPLAY } from '#theme/typography.ts'
import { PlainToasts } from '#notifications/PlainToasts.tsx'
import { Account } from '#layout/account/Account.tsx'
import { DrawerButton } from './DrawerButton.tsx'
import { type AccountProps, guestLinks, type NavLinkItem, pageLinks } from '#layout/links.ts'
import { theme } from '#theme/theme.ts'

const Toaster = lazyPart(() => import('#notifications/Toaster.tsx'), {
  isOptional: true,
  waiting: () => <PlainToasts />,
  failed: (_props, failure) => <PlainToasts failure={failure} />,
})

const Links = styled('ul')({
  display: 'none',
  gap: theme.spacing(3),
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { display: 'flex' },
})

const Item = styled(NavLink)({
  display: 'flex',
  alignItems: 'center',
  height: STICKY_BAR,
  // Space for the focus ring.
  paddingInline: 10,
  marginInline: -10,
  fontSize: '1rem',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  transition: 'color 150ms ease-out',
  '&:focus-visible': { outlineOffset: -6 },
  '&[aria-current="page"]': {
    color: theme.vars.palette.text.primary,
    // A transparent border on every link would be visible in forced colours.
    paddingTop: 2,
    borderBottom: `2px solid ${theme.vars.palette.primary.main}`,
  },
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.primary.main } },
})

const SmallBrand = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  fontFamily: DISPLAY,
  fontSize: '1.375rem',
  lineHeight: 1.1,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { color: theme.vars.palette.bronze.main, flex: 'none' },
  [theme.breakpoints.up('md')]: { display: 'none' },
})

const Side = styled('div')({
  display: 'none',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 44,
  // Aligns the last icon with the content.
  '& > :last-child': { marginRight: -12 },
  [theme.breakpoints.up('md')]: { display: 'flex' },
})

// Hidden while the session is unknown, if the user may be signed in (public/boot.js).
const GuestLinks = styled('div')({ '[data-member] &': { display: 'none' } })

/** @param state navigation state: the return path after sign-in */
function linkList(links: readonly NavLinkItem[], state?: unknown) {
  return (
    <Links>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Item to={to} end state={state}>
            {label}
          </Item>
        </li>
      ))}
    </Links>
  )
}

const PageLinks = () => linkList(pageLinks(useCurrentUser().status))

/** Links to sign in, or the account's menu. */
function AccountLinks({ onSignOut, children }: AccountProps & { children: ReactNode }) {
  const account = useCurrentUser()
  const location = useLocation()
  const isKnown = account.status !== 'unknown'
  useLayoutEffect(() => {
    if (isKnown) delete document.documentElement.dataset['member']
  }, [isKnown])
  return (
    <>
      {account.status !== 'signed-in' && <GuestLinks>{linkList(guestLinks(), location.state)}</GuestLinks>}
      {children}
      {account.status === 'signed-in' && <Account user={account.user} onSignOut={onSignOut} />}
    </>
  )
}

/** The sticky navigation bar: links, search, account, theme, toasts. */
export function NavBar({ onSignOut }: AccountProps) {
  return (
    <AppBar component="nav" aria-label={t({ message: 'Main', context: 'navigation' })}>
      <Column>
        <Toolbar sx={{ justifyContent: 'space-between', gap: 2 }}>
          <SmallBrand to={PATHS.home} aria-label={t`${siteName()}, home`}>
            <BrandMark size={32} />
            <span>{siteName()}</span>
          </SmallBrand>
          <PageLinks />
          <BarSearch />
          <Side>
            <AccountLinks onSignOut={onSignOut}>
              <ThemeToggle />
            </AccountLinks>
          </Side>
          <DrawerButton onSignOut={onSignOut} />
        </Toolbar>
      </Column>
      <Toaster />
    </AppBar>
  )
}
