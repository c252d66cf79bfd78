import { plural } from '@lingui/core/macro'
import Typography from '@mui/material/Typography'
import { Heart } from '#icons/screenIcons.tsx'
import { styled } from '@mui/material/styles'
import { theme } from '#theme/theme.ts'

const News = styled('p')({
  ...theme.typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  margin: 0,
  fontWeight: 600,
  color: theme.vars.palette.secondary.main,
})

interface Props {
  /** "131 artifacts, 2 hidden, 1 reported". */
  text: string
  /** "3 new likes since yesterday"; empty when there are none. */
  news: string
}

/** The number of artifacts, announced by screen readers when it changes, and the number of new likes. */
export function CollectionSummary({ text, news }: Props) {
  return (
    <div>
      <Typography
        component="output"
        variant="small"
        color="textSecondary"
        sx={{ display: 'block', minHeight: '1lh' }}
      >
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

const shownText = (count: number) => plural(count, { other: '# shown' })

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
  if (isSearch) {
    if (total === undefined) return shownText(shown)
    return plural(total, { one: '# artifact found', other: '# artifacts found' })
  }
  const count =
    total === undefined ? shownText(shown) : plural(total, { one: '# artifact', other: '# artifacts' })
  const states = [
    hidden > 0 && plural(hidden, { other: '# hidden' }),
    reported > 0 && plural(reported, { other: '# reported' }),
  ]
  return [count, ...states.filter(Boolean)].join(', ')
}
