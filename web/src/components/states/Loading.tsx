import { t } from '@lingui/core/macro'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { MeanderRing } from '#illustrations/MeanderRing.tsx'
import { theme } from '#theme/theme.ts'

// Appears after 200 ms, so that fast loads show no indicator.
const Root = styled('output')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.spacing(2),
  minHeight: '60vh',
  animation: 'appear 200ms ease-out 200ms backwards',
})

const Ring = styled('div')({
  lineHeight: 0,
  color: theme.vars.palette.bronze.main,
  animation: 'turn 12s linear infinite',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
})

/** The full-page loading indicator. */
export function Loading() {
  return (
    <Root>
      <Ring aria-hidden>
        <MeanderRing size={96} />
      </Ring>
      <Typography variant="label">{t`Loading`}</Typography>
    </Root>
  )
}
