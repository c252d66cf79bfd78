import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { Column } from '#components/layout/Page.tsx'
import { SearchForm } from '#components/search/SearchForm.tsx'
import { suggest } from '#firebase/api/suggest.ts'
import { PATHS } from '#navigation/paths.ts'
import { theme } from '#theme/theme.ts'

/** Above the slides' controls. Its height is fixed, because the slides' text reserves space for it. */
const Root = styled(Column)({
  position: 'absolute',
  insetInline: 0,
  bottom: 56,
  display: 'flex',
  gap: theme.spacing(1),
  pointerEvents: 'none',
  color: theme.vars.palette.night.ink,
  '& > *': { height: 48, pointerEvents: 'auto', borderColor: theme.vars.palette.night.gold },
  // The ground is dark in both themes, and so is that of the browser's sign for emptying the field.
  '& > form': { flexBasis: 360, minWidth: 0, '@media (forced-colors: none)': { colorScheme: 'dark' } },
  '& :focus-visible, & > :focus-within': { outlineColor: theme.vars.palette.night.focus },
  [theme.breakpoints.up('md')]: { bottom: 92, gap: theme.spacing(1.5) },
})

/** The search form and the link to Browse in the hero. */
export function HeroStart() {
  return (
    <Root>
      <ButtonLink
        variant="contained"
        color="inherit"
        size="large"
        to={PATHS.browse}
        sx={{ flex: 'none', px: 2 }}
      >
        {t`Browse Artifacts`}
      </ButtonLink>
      <SearchForm label={t`Start here`} suggest={suggest} />
    </Root>
  )
}
