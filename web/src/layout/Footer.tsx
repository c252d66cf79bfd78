import { styled } from '#theme/styled.ts'
import { Typography } from '#components/Typography.tsx'
import { Link } from 'react-router'
import { Column } from '#components/Page.tsx'
import { BrandMark } from '#illustrations/BrandMark.tsx'
import { Facebook, Instagram, X } from '#icons.tsx'
import { DISPLAY } from '#theme/typography.ts'
import { TAGLINE } from './BrandHeader.tsx'
import { pageLinks } from './links.ts'

const YEAR = new Date().getFullYear()

/** The pages that everybody sees. */
const PAGES = pageLinks('signed-out')

const SOCIAL = [
  { name: 'Facebook', href: 'https://www.facebook.com/', Glyph: Facebook },
  { name: 'X', href: 'https://x.com/', Glyph: X },
  { name: 'Instagram', href: 'https://www.instagram.com/', Glyph: Instagram },
]

const Ground = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  color: theme.vars.palette.footer.ink,
  backgroundColor: theme.vars.palette.footer.ground,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media print': { display: 'none' },
}))

const Columns = styled(Column)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(5, 3),
  color: theme.vars.palette.footer.muted,
  '& > * > p': { color: 'inherit' },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '2fr 1fr 1fr',
    paddingTop: theme.spacing(7),
  },
}))

const Brand = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  '& svg': { color: theme.vars.palette.footer.link, flex: 'none' },
  '& .name': {
    fontFamily: DISPLAY,
    fontSize: '1.5rem',
    lineHeight: 1.2,
    color: theme.vars.palette.footer.ink,
  },
}))

const Explore = styled('nav')(({ theme }) => ({
  '& a': {
    display: 'table',
    lineHeight: '44px',
    color: theme.vars.palette.footer.ink,
    textDecoration: 'none',
    '&:focus-visible': { outlineColor: theme.vars.palette.night.focus },
    '&:hover': { textDecoration: 'underline' },
  },
}))

const Social = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  // The first glyph begins where the words do.
  margin: theme.spacing(0, 0, 0, -1.5),
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    placeContent: 'center',
    width: 44,
    height: 44,
    color: theme.vars.palette.footer.link,
    borderRadius: 4,
    transition: 'color 150ms ease-out',
    '&:focus-visible': { outlineColor: theme.vars.palette.night.focus, outlineOffset: -2 },
    '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.footer.ink } },
  },
}))

const Legal = styled('p')(({ theme }) => ({
  gridColumn: '1 / -1',
  margin: 0,
  paddingTop: theme.spacing(3),
  borderTop: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  ...theme.typography.caption,
}))

/** The end of every page: brand, pages, networks and copyright. */
export function Footer() {
  return (
    <Ground>
      <Columns>
        <Brand>
          <BrandMark size={48} />
          <div>
            <Typography className="name">Artifact Tracker</Typography>
            <Typography variant="small">{TAGLINE}</Typography>
          </div>
        </Brand>
        <Explore aria-label="Explore">
          <Typography variant="label">Explore</Typography>
          {PAGES.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </Explore>
        <div>
          <Typography variant="label">Follow us</Typography>
          <Social aria-label="Social networks">
            {SOCIAL.map(({ name, href, Glyph }) => (
              <li key={name}>
                <a
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={`${name} (opens in a new tab)`}
                >
                  <Glyph size={22} />
                </a>
              </li>
            ))}
          </Social>
        </div>
        {/* The year in which the page was built, until another page is opened. */}
        <Legal suppressHydrationWarning>© {YEAR} Artifact Tracker. All rights reserved.</Legal>
      </Columns>
    </Ground>
  )
}
