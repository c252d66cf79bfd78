import { styled } from '@mui/material/styles'
import { lazy, Suspense } from 'react'
import { Link, NavLink } from 'react-router'
import { Column } from '#components/Page.tsx'
import { ErrorBoundary } from '#components/ErrorBoundary.tsx'
import { Toaster } from '#notifications/Toaster.tsx'
import { BrandMark } from '#illustrations/BrandMark.tsx'
import { PATHS } from '#paths.ts'
import { STICKY_BAR } from '#theme/measures.ts'
import { ThemeToggle } from './ThemeToggle.tsx'
import { DISPLAY } from '#theme/typography.ts'
import { DrawerButton } from './DrawerButton.tsx'
import { type AccountProps, GUEST_LINKS, type NavLinkItem, pageLinks } from './links.ts'
import { ReloadButton } from './ReloadButton.tsx'

// Visitors never need it.
const AccountMenu = lazy(() => import('./AccountMenu.tsx'))

const Bar = styled('nav')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.paper,
  borderBottom: `1px solid ${theme.vars.palette.rule}`,
  paddingTop: 'env(safe-area-inset-top)',
  '@media print': { display: 'none' },
}))

const Row = styled(Column)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: STICKY_BAR,
}))

const Links = styled('ul')(({ theme }) => ({
  display: 'none',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  gap: theme.spacing(3),
  alignItems: 'center',
  [theme.breakpoints.up('md')]: { display: 'flex' },
}))

const Item = styled(NavLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  height: STICKY_BAR,
  fontSize: '1rem',
  whiteSpace: 'nowrap',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'none',
  borderBlock: '2px solid transparent',
  transition: 'color 150ms ease-out',
  '&:focus-visible': { outlineOffset: -4 },
  '&[aria-current="page"]': {
    color: theme.vars.palette.text.primary,
    borderBottomColor: theme.vars.palette.primary.main,
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
  [theme.breakpoints.up('md')]: { display: 'flex' },
}))

/** Where the avatar will be. */
const MenuSpace = styled('span')({ width: 44, height: 44 })

function linkList(links: readonly NavLinkItem[]) {
  return (
    <Links>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Item to={to} end>
            {label}
          </Item>
        </li>
      ))}
    </Links>
  )
}

/** The bar that stays in sight: links, the account, the theme, and the toasts. */
export function NavBar({ account, onSignOut }: AccountProps) {
  return (
    <Bar aria-label="Main">
      <Row>
        <SmallBrand to={PATHS.home} aria-label="Artifact Tracker, home">
          <BrandMark size={32} />
          <span>Artifact Tracker</span>
        </SmallBrand>
        {linkList(pageLinks(account.status))}
        <Side>
          {account.status === 'signed-out' && linkList(GUEST_LINKS)}
          <ThemeToggle />
          {account.status === 'signed-in' && (
            <ErrorBoundary fallback={<ReloadButton />}>
              <Suspense fallback={<MenuSpace />}>
                <AccountMenu user={account.user} onSignOut={onSignOut} />
              </Suspense>
            </ErrorBoundary>
          )}
        </Side>
        <DrawerButton account={account} onSignOut={onSignOut} />
      </Row>
      <Toaster />
    </Bar>
  )
}
