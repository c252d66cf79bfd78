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
import { AvatarGround } from '#layout/account/AvatarGround.tsx'
import { DrawerButton } from './DrawerButton.tsx'
import { type AccountProps, guestLinks, type NavLinkItem, pageLinks } from '#layout/links.ts'
import { theme } from '#theme/theme.ts'

const Toaster = lazyPart(() => import('#notifications/Toaster.tsx'), {
  isOptional: true,
  waiting: () => <PlainToasts />,
  failed: (_props, failure) => <PlainToasts failure={failure} />,
})

const { palette } = theme.vars

/** Characters of names that are too long for the bar's usual size. */
const LONG = 24
const LONGEST = 40

/** Takes the space that the brand leaves. On wide screens the brand's name wraps before a link is cut. */
const Nav = styled('nav')({
  flex: '1 1 0',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  [theme.breakpoints.up('md')]: { flex: '1 0 auto' },
  [theme.breakpoints.between('md', 'lg')]: { gap: theme.spacing(1) },
})

const Links = styled('ul')({
  display: 'none',
  gap: theme.spacing(2),
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { display: 'flex' },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(3) },
  // In the first paint if the user may be signed in (public/boot.js), so that the links do not move.
  'html:not([data-member]) & > .member': { display: 'none' },
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
  color: palette.text.secondary,
  textDecoration: 'none',
  transition: 'color 150ms ease-out',
  '&:focus-visible': { outlineOffset: -6 },
  '&[aria-current="page"]': {
    color: palette.text.primary,
    // A transparent border on every link would be visible in forced colours.
    paddingTop: 2,
    borderBottom: `2px solid ${palette.primary.main}`,
  },
  '@media (hover: hover)': { '&:hover': { color: palette.primary.main } },
})

/** The brand header of wide screens. Home has a larger one above the bar. */
const Header = styled('header')({
  display: 'none',
  marginRight: theme.spacing(2),
  [theme.breakpoints.up('md')]: { display: 'block' },
  [theme.breakpoints.up('lg')]: { marginRight: 28 },
})

const BrandLink = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  fontFamily: DISPLAY,
  fontSize: '1.375rem',
  lineHeight: 1.1,
  color: palette.text.primary,
  textDecoration: 'none',
  '& svg': { color: palette.bronze.main, flex: 'none' },
  // A long name has up to four lines on narrow screens, and never pushes the buttons out of the bar.
  minWidth: 0,
  '& > span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 4,
    minWidth: 0,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
  },
  '& > .long': { fontSize: '0.9375rem', [theme.breakpoints.up('lg')]: { fontSize: '1.0625rem' } },
  '& > .longest': { fontSize: '0.8125rem', [theme.breakpoints.up('lg')]: { fontSize: '0.9375rem' } },
  [theme.breakpoints.up('md')]: { 'nav > &': { display: 'none' } },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(1.5), fontSize: '1.5rem' },
})

function Brand() {
  const { length } = siteName()
  return (
    <BrandLink to={PATHS.home} aria-label={t`${siteName()}, home`}>
      <BrandMark size={32} />
      <span className={length > LONGEST ? 'longest' : length > LONG ? 'long' : undefined}>{siteName()}</span>
    </BrandLink>
  )
}

const Side = styled('div')({
  display: 'none',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  // Aligns the last icon with the content.
  marginRight: -12,
  [theme.breakpoints.up('md')]: { display: 'flex' },
  [theme.breakpoints.up('lg')]: { gap: theme.spacing(2) },
})

// Hidden while the session is unknown, if the user may be signed in (public/boot.js).
const GuestLinks = styled('div')({ '[data-member] &': { display: 'none' } })

/** The account's place while the session is unknown. */
const AccountPlace = styled(AvatarGround)({
  margin: '4px 12px 4px 4px',
  'html:not([data-member]) &': { display: 'none' },
})

interface ListProps {
  links: readonly NavLinkItem[]
  /** Navigation state: the return path after sign-in. */
  state?: unknown
  /** The link that only members see, while nobody is known to be signed in. */
  hidden?: string | undefined
}

function LinkList({ links, state, hidden }: ListProps) {
  return (
    <Links>
      {links.map(({ label, to }) => (
        <li key={to} className={to === hidden ? 'member' : undefined}>
          <Item to={to} end state={state}>
            {label}
          </Item>
        </li>
      ))}
    </Links>
  )
}

function PageLinks() {
  const isMember = useCurrentUser().status === 'signed-in'
  return <LinkList links={pageLinks('signed-in')} hidden={isMember ? undefined : PATHS.addArtifact} />
}

/** Links to sign in, or the account's menu. */
function AccountLinks({ onSignOut, children }: AccountProps & { children: ReactNode }) {
  const account = useCurrentUser()
  const location = useLocation()
  const isKnown = account.status !== 'unknown'
  useLayoutEffect(() => {
    if (isKnown) delete document.documentElement.dataset['member']
  }, [isKnown])
  if (account.status === 'signed-in')
    return (
      <>
        {children}
        <Account user={account.user} onSignOut={onSignOut} />
      </>
    )
  return (
    <>
      <GuestLinks>
        <LinkList links={guestLinks()} state={location.state} />
      </GuestLinks>
      {children}
      <AccountPlace aria-hidden />
    </>
  )
}

/** The sticky bar: brand, links, search, account, theme, toasts. */
export function NavBar({ onSignOut }: AccountProps) {
  const isHome = useLocation().pathname === PATHS.home
  return (
    <AppBar component="div">
      <Column>
        <Toolbar>
          {!isHome && (
            <Header>
              <Brand />
            </Header>
          )}
          <Nav aria-label={t({ message: 'Main', context: 'navigation' })}>
            <Brand />
            <PageLinks />
            <BarSearch />
            <Side>
              <AccountLinks onSignOut={onSignOut}>
                <ThemeToggle />
              </AccountLinks>
            </Side>
            <DrawerButton onSignOut={onSignOut} />
            <Toaster />
          </Nav>
        </Toolbar>
      </Column>
    </AppBar>
  )
}
