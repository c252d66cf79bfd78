import { t } from '@lingui/core/macro'
import { formatNumber } from '#i18n/format.ts'
import LinearProgress from '@mui/material/LinearProgress'
import { useId } from 'react'

/** Progress of a long task. */
export function Progress({ verb, done, total }: { verb: string; done: number; total: number }) {
  const id = useId()
  const [doneText, totalText] = [formatNumber(done), formatNumber(total)]
  return (
    <div>
      <output id={id}>{t`${verb} ${doneText} of ${totalText}`}</output>
      <LinearProgress
        aria-labelledby={id}
        variant="determinate"
        value={total === 0 ? 0 : Math.round((100 * done) / total)}
        sx={{ marginTop: 1 }}
      />
    </div>
  )
}
