import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Warning } from '#icons/icons.tsx'

const Frame = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(0.5, 1.5),
  padding: theme.spacing(2),
  border: `1px solid ${theme.vars.palette.rule}`,
  borderLeft: `3px solid ${theme.vars.palette.error.main}`,
  '& > svg': { color: theme.vars.palette.error.main },
  '& > :not(svg, h2)': { gridColumn: 2 },
}))

const Appeal = styled('div')(({ theme }) => ({ marginTop: theme.spacing(1) }))

/** Says on an artifact's page that and why curators have hidden it. */
export function HiddenNotice({ reason, appealButton }: { reason: string; appealButton: ReactNode }) {
  const id = useId()
  return (
    <Frame aria-labelledby={id}>
      <Warning size={24} />
      <Typography component="h2" id={id} sx={{ fontWeight: 600 }}>
        Hidden by curators
      </Typography>
      <Typography dir="auto" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {reason}
      </Typography>
      <Typography variant="small" color="textSecondary">
        Only the person who added it and curators see this page.
      </Typography>
      <Appeal>{appealButton}</Appeal>
    </Frame>
  )
}
