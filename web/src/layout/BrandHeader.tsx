import { styled } from '#theme/styled.ts'
import { Typography } from '#components/Typography.tsx'
import { Link } from 'react-router'
import { MeanderRule } from '#components/MeanderRule.tsx'
import { Column } from '#components/Page.tsx'
import { BrandMark } from '#illustrations/BrandMark.tsx'
import { PATHS } from '#paths.ts'

/** The product's tagline (specification, section 1). */
export const TAGLINE = 'the best platform to track Artifacts'

const Header = styled('header')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: { display: 'block' },
}))

const Lockup = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginBlock: theme.spacing(3, 2),
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& svg': { color: theme.vars.palette.bronze.main },
}))

/** The brand above the navigation on wide screens. */
export function BrandHeader() {
  return (
    <Header>
      <Column>
        <Lockup to={PATHS.home}>
          <BrandMark size={56} />
          <span>
            <Typography
              variant="h3"
              component="span"
              sx={{ display: 'block', fontSize: '2rem', lineHeight: 1.1 }}
            >
              Artifact Tracker
            </Typography>
            <Typography variant="small" component="span" color="textSecondary">
              {TAGLINE}
            </Typography>
          </span>
        </Lockup>
        <MeanderRule $full style={{ marginBottom: 12 }} />
      </Column>
    </Header>
  )
}
