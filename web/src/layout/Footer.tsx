import { t } from '@lingui/core/macro'
import { SITE } from '@tracker/domain/site/site.ts'
import { SOCIAL_ICONS } from '@tracker/domain/site/socialIcons.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { Column } from '#components/layout/Page.tsx'
import { BrandMark } from '#illustrations/BrandMark.tsx'
import { siteName, siteText } from '#i18n/siteText.ts'
import {
  Bluesky,
  Facebook,
  Instagram,
  Link as LinkGlyph,
  LinkedIn,
  Mastodon,
  X,
  YouTube,
} from '#icons/icons.tsx'
import { DISPLAY } from '#theme/typography.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { furtherLinks, legalLinks, pageLinks } from './links.ts'
import { theme } from '#theme/theme.ts'

const YEAR = new Date().getFullYear()

/** Links to public pages. */
const pages = () => [...pageLinks('signed-out'), ...furtherLinks(), ...legalLinks()]

type Network = (typeof SITE.social)[number]
const GLYPHS = { Facebook, X, Instagram, YouTube, Mastodon, Bluesky, LinkedIn, Link: LinkGlyph } as const

/** The chosen icon, else that of the name. */
const glyphOf = ({ name, icon = SOCIAL_ICONS.find((one) => one === name) }: Network) => GLYPHS[icon ?? 'Link']

const Ground = styled('footer')({
  marginTop: 'auto',
  backgroundColor: theme.vars.palette.footer.ground,
  paddingBottom: 'env(safe-area-inset-bottom)',
  '@media print': { display: 'none' },
})

/** Three columns, with the copyright line below. */
const Columns = styled(Column)({
  display: 'grid',
  gap: theme.spacing(4),
  paddingBlock: theme.spacing(5, 3),
  color: theme.vars.palette.footer.muted,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '2fr 1fr 1fr' },
  '& p': { color: 'inherit' },
  '& a': {
    display: 'table',
    lineHeight: '44px',
    color: theme.vars.palette.footer.ink,
    textDecoration: 'none',
  },
  '& :focus-visible': { outlineColor: theme.vars.palette.night.focus },
  '& > .brand': { display: 'flex', gap: theme.spacing(2), '& > svg': { flex: 'none' } },
  '& svg, & a:has(svg)': { color: theme.vars.palette.footer.link },
  '& .name': {
    fontFamily: DISPLAY,
    fontSize: '1.5rem',
    lineHeight: 1.2,
    color: theme.vars.palette.footer.ink,
  },
  // Aligns the first icon with the text.
  '& ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    margin: '0 0 0 -12px',
    padding: 0,
    listStyle: 'none',
  },
  '& li a': { display: 'grid', placeContent: 'center', width: 44, height: 44, borderRadius: 4 },
  '& > p': {
    gridColumn: '1 / -1',
    paddingTop: theme.spacing(3),
    borderTop: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  },
})

/** The footer: brand, pages, social networks, copyright. */
export function Footer() {
  return (
    <Ground>
      <Columns>
        <div className="brand">
          <BrandMark size={48} />
          <div>
            <Typography className="name">{siteName()}</Typography>
            <Typography variant="small">{siteText(SITE.tagline)}</Typography>
            <LanguageSwitch />
          </div>
        </div>
        <nav aria-label={t`Explore`}>
          <Typography variant="label">{t`Explore`}</Typography>
          {pages().map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          {SITE.legalLinks.map(({ label, address }) => (
            <a key={address} href={address}>
              {siteText(label)}
            </a>
          ))}
        </nav>
        {SITE.social.length > 0 && (
          <div>
            <Typography variant="label">{t`Follow us`}</Typography>
            <ul aria-label={t`Social networks`}>
              {SITE.social.map((network) => {
                const { name, address } = network
                const Glyph = glyphOf(network)
                return (
                  <li key={address}>
                    <a
                      href={address}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={t`${name} (opens in a new tab)`}
                    >
                      <Glyph size={22} />
                    </a>
                  </li>
                )
              })}
            </ul>
          </div>
        )}
        {/* Prerendered pages contain the year of the build, which may differ. */}
        <Typography suppressHydrationWarning variant="caption">
          © {YEAR} {siteName()}. {siteText(SITE.rightsLine)}
        </Typography>
      </Columns>
    </Ground>
  )
}
