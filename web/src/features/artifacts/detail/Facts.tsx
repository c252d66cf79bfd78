import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { TextLink } from '#components/layout/TextLink.tsx'
import { LongText, isLong } from './LongText.tsx'
import { theme } from '#theme/theme.ts'

/** Layout with the term next to a short value. */
const beside = (gap: string) => ({
  '& > .short': { gridTemplateColumns: '130px minmax(0, 1fr)', gap, alignItems: 'baseline' },
})

const List = styled('dl')({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& > div': { display: 'grid', gap: theme.spacing(0.25) },
  '& dt': { ...theme.typography.small, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& dd': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  // The term is next to a short value where the column is wide enough.
  [theme.breakpoints.between('sm', 'md')]: beside(theme.spacing(2)),
  [theme.breakpoints.up('lg')]: beside(theme.spacing(2)),
  // On phones two brief values share a row.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :not(.brief)': { gridColumn: '1 / -1' },
  },
  '@media print': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: theme.spacing(0.75),
    '& > div, & > .short': { gridColumn: 'auto', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
    '& > .short': { breakInside: 'avoid' },
    '& dt, & dd, & dd > div': { fontSize: '10pt', lineHeight: 1.35 },
    '[data-paper="dense"] &': { '& dt, & dd, & dd > div': { fontSize: '9pt' } },
  },
})

/** Maximum characters of a value that takes half of a phone's width. */
const BRIEF = 18

function classOf({ value, isProse = false }: Fact): string {
  if (isProse || isLong(value)) return ''
  return value.length <= BRIEF ? 'short brief' : 'short'
}

interface Fact {
  readonly term: string
  readonly value: string
  readonly isProse?: boolean
  /** Link target of the value. */
  readonly to?: string | undefined
}

interface Props {
  title: string
  /** Terms and values. Empty values are omitted; without any value nothing is rendered. */
  facts: readonly Fact[]
}

function Value({ term, value, isProse = false, to }: Fact) {
  if (isProse || isLong(value)) return <LongText text={value} label={term} />
  return to ? (
    <TextLink color="inherit" to={to}>
      {value}
    </TextLink>
  ) : (
    value
  )
}

/** A titled list of facts, like those on a museum label. */
export function Facts({ title, facts }: Props) {
  const id = useId()
  const known = facts.filter(({ value }) => hasValue(value))
  if (known.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ marginBottom: { xs: 1, sm: 1.5 } }}>
        {title}
      </Typography>
      <List>
        {known.map((fact) => (
          <div key={fact.term} className={classOf(fact)}>
            <dt>{fact.term}</dt>
            <dd dir="auto">
              <Value {...fact} />
            </dd>
          </div>
        ))}
      </List>
    </section>
  )
}
