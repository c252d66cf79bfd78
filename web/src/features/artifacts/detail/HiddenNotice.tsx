import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Notice } from '#components/states/Notice.tsx'

/** Says on an artifact's page that and why curators have hidden it. */
export function HiddenNotice({ reason, appealButton }: { reason: string; appealButton: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Notice severity="error" role="presentation">
        <Typography component="h2" id={id} sx={{ fontWeight: 600 }}>
          Hidden by curators
        </Typography>
        <Typography dir="auto" color="textPrimary" sx={{ whiteSpace: 'pre-wrap' }}>
          {reason}
        </Typography>
        <Typography variant="small" color="textSecondary" sx={{ mb: 1 }}>
          Only the person who added it and curators see this page.
        </Typography>
        {appealButton}
      </Notice>
    </section>
  )
}
