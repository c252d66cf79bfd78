import { SITE } from '@tracker/domain/site/site.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { MeanderRule } from '#components/layout/MeanderRule.tsx'
import { Column } from '#components/layout/Page.tsx'
import { BrandMark } from '#illustrations/BrandMark.tsx'
import { siteName, siteText } from '#i18n/siteText.ts'
import { PATHS } from '#navigation/paths.ts'
import { theme } from '#theme/theme.ts'

const Header = styled('header')({
  display: 'none',
  paddingBottom: 8,
  [theme.breakpoints.up('md')]: { display: 'block' },
})

const Lockup = styled(Link)({
  display: 'flex',
  width: 'fit-content',
  alignItems: 'center',
  gap: theme.spacing(2),
  // Compensates the tagline's half pixel, so that the meander is on a whole pixel.
  marginBlock: '12px 7.5px',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { color: theme.vars.palette.bronze.main },
})

/** The brand above the navigation of Home on wide screens. Other pages have it in the bar. */
export function BrandHeader() {
  return (
    <Header>
      <Column>
        <Lockup to={PATHS.home}>
          <BrandMark size={48} />
          <span>
            <Typography
              variant="h3"
              component="span"
              sx={{ display: 'block', fontSize: '1.875rem', lineHeight: 1 }}
            >
              {siteName()}
            </Typography>
            <Typography variant="small" component="span" color="textSecondary" sx={{ display: 'block' }}>
              {siteText(SITE.tagline)}
            </Typography>
          </span>
        </Lockup>
        <MeanderRule />
      </Column>
    </Header>
  )
}
