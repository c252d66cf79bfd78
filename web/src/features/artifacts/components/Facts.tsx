import { styled } from '#theme/styled.ts'
import { Typography } from '#components/Typography.tsx'
import { useId } from 'react'
import { TextLink } from '#components/TextLink.tsx'

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  margin: 0,
  '& > div': { display: 'grid', gap: theme.spacing(0.25) },
  '& dt': { ...theme.typography.small, fontWeight: 600, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& dd.prose': theme.typography.reading,
  [theme.breakpoints.up('sm')]: {
    '& > div': { gridTemplateColumns: '160px minmax(0, 1fr)', gap: theme.spacing(2), alignItems: 'baseline' },
  },
  '@media print': {
    gap: theme.spacing(1),
    '& > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0, breakInside: 'avoid' },
  },
}))

interface Fact {
  readonly term: string
  readonly value: string
  readonly isProse?: boolean
  /** Where the value leads on to. */
  readonly to?: string | undefined
}

interface Props {
  title: string
  /** Terms with their values; empty values are left out, and so is a list without any. */
  facts: readonly Fact[]
}

/** A titled list of facts, as below the name on a museum label. */
export function Facts({ title, facts }: Props) {
  const id = useId()
  const told = facts.filter(({ value }) => value.trim() !== '')
  if (told.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Typography variant="h3" component="h2" id={id} sx={{ marginBottom: 12 }}>
        {title}
      </Typography>
      <List>
        {told.map(({ term, value, isProse, to }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto" className={isProse ? 'prose' : undefined}>
              {to ? <TextLink to={to}>{value}</TextLink> : value}
            </dd>
          </div>
        ))}
      </List>
    </section>
  )
}
