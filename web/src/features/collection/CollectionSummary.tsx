import { formatNumber } from '#i18n/format.ts'
import Typography from '@mui/material/Typography'
import { Heart } from '#icons/screenIcons.tsx'
import { styled } from '@mui/material/styles'

const News = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  margin: 0,
  fontWeight: 600,
  color: theme.vars.palette.secondary.main,
}))

interface Props {
  /** "131 artifacts, 2 hidden, 1 reported". */
  text: string
  /** "3 new likes since yesterday"; empty when there are none. */
  news: string
}

/** The number of artifacts, as a live region, and of new likes. */
export function CollectionSummary({ text, news }: Props) {
  return (
    <div>
      <Typography component="output" variant="small" color="textSecondary" sx={{ minHeight: '1lh' }}>
        {text}
      </Typography>
      {news && (
        <News>
          <Heart size={18} />
          {news}
        </News>
      )}
    </div>
  )
}

const artifacts = (count: number) => (count === 1 ? '1 artifact' : `${formatNumber(count)} artifacts`)

interface Counts {
  /** Number of artifacts; undefined if unknown. */
  total: number | undefined
  shown: number
  hidden: number
  reported: number
  isSearch: boolean
}

/**
 * Returns texts such as "131 artifacts, 2 hidden, 1 reported"; "12 artifacts found"; or "24 shown" while the
 * total is unknown.
 */
export function summaryText({ total, shown, hidden, reported, isSearch }: Counts): string {
  if (isSearch) return total === undefined ? `${shown} shown` : `${artifacts(total)} found`
  const count = total === undefined ? `${formatNumber(shown)} shown` : artifacts(total)
  const states = [
    hidden > 0 && `${formatNumber(hidden)} hidden`,
    reported > 0 && `${formatNumber(reported)} reported`,
  ]
  return [count, ...states.filter(Boolean)].join(', ')
}
