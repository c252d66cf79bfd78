import { styled } from '#theme/styled.ts'
import { Typography } from '#components/Typography.tsx'
import { Column } from '#components/Page.tsx'
import { BrandMark } from '#illustrations/BrandMark.tsx'
import { Facebook, Instagram, X } from '#icons.tsx'
import { DISPLAY } from '#theme/typography.ts'
import { TAGLINE } from './BrandHeader.tsx'

const YEAR = new Date().getFullYear()

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

const Row = styled(Column)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  paddingBlock: theme.spacing(5),
}))

const Muted = styled(Typography)(({ theme }) => ({ color: theme.vars.palette.footer.muted }))

const Brand = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& svg': { color: theme.vars.palette.footer.link, flex: 'none' },
}))

const Social = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  margin: 0,
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

/** The end of every page: brand, networks and copyright. */
export function Footer() {
  return (
    <Ground>
      <Row>
        <Brand>
          <BrandMark size={48} />
          <div>
            <Typography component="p" sx={{ fontFamily: DISPLAY, fontSize: '1.5rem', lineHeight: 1.2 }}>
              Artifact Tracker
            </Typography>
            <Muted variant="small">{TAGLINE}</Muted>
          </div>
        </Brand>
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
        {/* The year in which the page was built, until another page is opened. */}
        <Muted suppressHydrationWarning variant="caption" sx={{ width: '100%' }}>
          © {YEAR} Artifact Tracker. All rights reserved.
        </Muted>
      </Row>
    </Ground>
  )
}
