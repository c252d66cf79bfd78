import { formatNumber } from '#i18n/format.ts'
import LinearProgress from '@mui/material/LinearProgress'
import { useId } from 'react'

/** Progress of a long task. */
export function Progress({ verb, done, total }: { verb: string; done: number; total: number }) {
  const id = useId()
  return (
    <div>
      <output id={id}>
        {verb} {formatNumber(done)} of {formatNumber(total)}
      </output>
      <LinearProgress
        aria-labelledby={id}
        variant="determinate"
        value={total === 0 ? 0 : Math.round((100 * done) / total)}
        sx={{ marginTop: 1 }}
      />
    </div>
  )
}
