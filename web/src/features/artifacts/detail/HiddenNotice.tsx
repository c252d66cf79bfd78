import { t } from '@lingui/core/macro'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { Notice } from '#components/states/Notice.tsx'

interface Props {
  title?: string
  reason: string
  /** Omitted if there is no decision to appeal against. */
  appealButton?: ReactNode
}

/** Notice on a hidden artifact's page, with the reason. */
export function HiddenNotice({ title = t`Hidden by curators`, reason, appealButton }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Notice severity="error" role="presentation">
        <Typography component="h2" id={id} sx={{ fontWeight: 600 }}>
          {title}
        </Typography>
        <Typography dir="auto" color="textPrimary" sx={{ whiteSpace: 'pre-wrap' }}>
          {reason}
        </Typography>
        <Typography variant="small" color="textSecondary" sx={{ mb: 1 }}>
          {t`Only the person who added it and curators see this page.`}
        </Typography>
        {appealButton}
      </Notice>
    </section>
  )
}
