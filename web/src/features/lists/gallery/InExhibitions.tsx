import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId, useRef } from 'react'
import { useNearView } from '#components/hooks/useNearView.ts'
import { TextLink } from '#components/layout/TextLink.tsx'
import { PATHS } from '#navigation/paths.ts'
import { theme } from '#theme/theme.ts'
import { ExhibitionCovers } from './ExhibitionCovers.tsx'
import { useExhibitionsWith } from './useExhibitions.ts'

const Root = styled('section')({
  paddingBlock: theme.spacing(5, 8),
  borderTop: `1px solid ${theme.vars.palette.rule}`,
  '& > p': { marginTop: theme.spacing(3) },
  '@media print': { display: 'none' },
})

/** The newest lists of the gallery with an artifact, read when their place comes into view. Renders nothing if there are none. */
export function InExhibitions({ id }: { id: string }) {
  const heading = useId()
  const place = useRef<HTMLDivElement>(null)
  const exhibitions = useExhibitionsWith(id, useNearView(place, 0))
  if (exhibitions.length === 0) return <div ref={place} />
  return (
    <Root aria-labelledby={heading}>
      <Typography variant="h2" id={heading} sx={{ marginBottom: 3 }}>
        {t`In exhibitions`}
      </Typography>
      <ExhibitionCovers exhibitions={exhibitions} label={t`Exhibitions with this artifact`} heading="h3" />
      <p>
        <TextLink to={PATHS.exhibitions}>{t`All exhibitions`}</TextLink>
      </p>
    </Root>
  )
}
