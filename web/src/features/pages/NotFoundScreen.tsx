import { ButtonLink } from '#components/ButtonLink.tsx'
import { Page } from '#components/Page.tsx'
import { BrokenColumn } from '#illustrations/states/BrokenColumn.tsx'
import { styled } from '@mui/material/styles'
import { PATHS } from '#paths.ts'

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(4),
  color: theme.vars.palette.text.secondary,
}))

/** For every address that is not a page of ours. */
export default function NotFoundScreen() {
  return (
    <Page
      title="Page not found"
      intro="There is nothing at this address. It may have been moved, or never have been here."
    >
      <Place>
        <BrokenColumn size={160} />
        <ButtonLink variant="contained" to={PATHS.home}>
          Home
        </ButtonLink>
      </Place>
    </Page>
  )
}
