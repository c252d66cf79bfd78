import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { ButtonLink } from '#components/layout/ButtonLink.tsx'
import { TextLink } from '#components/layout/TextLink.tsx'
import { PATHS } from '#navigation/paths.ts'
import { SectionBand } from './SectionBand.tsx'

// Approximate height of the grid, to limit layout shift when the artifacts load.
const Root = styled('div')({ minHeight: '60vh' })

/** The featured artifacts, provided by another feature, and a link to Browse. */
export function FeaturedSection({ children }: { children: ReactNode }) {
  return (
    <SectionBand
      tone="band"
      heading={t`Featured Artifacts`}
      intro={t`The artifacts that visitors like most.`}
      action={
        <ButtonLink variant="outlined" to={PATHS.browse}>
          {t`See All`}
        </ButtonLink>
      }
    >
      <Root>{children}</Root>
      <Typography sx={{ marginTop: 3 }}>
        <TextLink to={PATHS.exhibitions}>{t`See exhibitions that members made`}</TextLink>
      </Typography>
    </SectionBand>
  )
}
