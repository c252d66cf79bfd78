import { t } from '@lingui/core/macro'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Toolbar from '@mui/material/Toolbar'
import { Link, NavLink, useLocation } from 'react-router'
import { Column } from '#components/layout/Page.tsx'
import { lazyPart } from '#components/states/lazyPart.tsx'
import { BrandMark } from '#illustrations/BrandMark.tsx'
import { siteName } from '#i18n/siteText.ts'
import { PATHS } from '#navigation/paths.ts'
import { STICKY_BAR } from '#theme/measures.ts'
import { BarSearch } from './BarSearch.tsx'
import { ThemeToggle } from '#layout/ThemeToggle.tsx'
import { DISPLAY } from '#theme/typography.ts'
import { PlainToasts } from '#notifications/PlainToasts.tsx'
import { PlainAccount } from '#layout/account/PlainAccount.tsx'
import { DrawerButton } from './DrawerButton.tsx'
import { type AccountProps, guestLinks, type NavLinkItem, pageLinks } from '#layout/links.ts'

const Toaster = lazyPart(() => import('#notifications/Toaster.tsx'), {
  isOptional: true,
  waiting: () => <PlainToasts />,
  failed: (_props, failure) => <PlainToasts failure={failure} />,
})

/** Loaded for signed-in users only. */
const AccountMenu = lazyPart(
  async () => ({ default: (await import('#layout/account/AccountMenu.tsx')).AccountMenu }),
  {
    waiting: () => <Box sx={{ width: 52 }} />,
    failed: (props, failure) => <PlainAccount {...props} failure={failure} />,
  },
)

const Links = styled('ul')(({ theme }) => ({
  display: 'none',
  gap: theme.spacing(3),
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { display: 'flex' },
}))

const Item = styled(NavLink)(({ theme }) => ({
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
}))

const SmallBrand = styled(Link)(({ theme }) => ({
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
}))

const Side = styled('div')(({ theme }) => ({
  display: 'none',
  alignItems: 'center',
  gap: theme.spacing(2),
  minHeight: 44,
  // Aligns the last icon with the content.
  '& > :last-child': { marginRight: -12 },
  [theme.breakpoints.up('md')]: { display: 'flex' },
}))

// Hidden while the session is unknown, if the user may be signed in (public/boot.js).
const GuestLinks = styled('div')({ '[data-member] &[data-waiting]': { display: 'none' } })

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

/** The sticky navigation bar: links, search, account, theme, toasts. */
export function NavBar({ account, onSignOut }: AccountProps) {
  const location = useLocation()
  const { status } = account
  return (
    <AppBar component="nav" aria-label={t({ message: 'Main', context: 'navigation' })}>
      <Column>
        <Toolbar sx={{ justifyContent: 'space-between', gap: 2 }}>
          <SmallBrand to={PATHS.home} aria-label={t`${siteName()}, home`}>
            <BrandMark size={32} />
            <span>{siteName()}</span>
          </SmallBrand>
          {linkList(pageLinks(status))}
          <BarSearch />
          <Side>
            {status !== 'signed-in' && (
              <GuestLinks data-waiting={status === 'unknown' || undefined}>
                {linkList(guestLinks(), location.state)}
              </GuestLinks>
            )}
            <ThemeToggle />
            {account.status === 'signed-in' && <AccountMenu user={account.user} onSignOut={onSignOut} />}
          </Side>
          <DrawerButton account={account} onSignOut={onSignOut} />
        </Toolbar>
      </Column>
      <Toaster />
    </AppBar>
  )
}
