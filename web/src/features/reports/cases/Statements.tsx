import { dateFormat } from '#i18n/format.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& p': { margin: 0, whiteSpace: 'pre-wrap' },
  '& time': { ...theme.typography.small, color: theme.vars.palette.text.secondary },
}))

/** A report or a decision. */
interface Statement {
  /** Unique among the statements; two may have the same time. */
  readonly id: string
  readonly word: string
  readonly text: string
  /** ISO 8601. */
  readonly at: string
  /** Who stated it. */
  readonly by?: ReactNode
}

interface Props {
  title: string
  statements: readonly Statement[]
}

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** A titled list of reports or decisions; renders nothing if it is empty. */
export function Statements({ title, statements }: Props) {
  const titleId = useId()
  if (statements.length === 0) return null
  return (
    <div>
      <Typography component="h3" id={titleId} sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <List aria-labelledby={titleId}>
        {statements.map(({ id, word, text, at, by }) => (
          <li key={id}>
            <strong>{word}</strong> {at && <time dateTime={at}>{when(new Date(at))}</time>} {by}
            {text && <p dir="auto">{text}</p>}
          </li>
        ))}
      </List>
    </div>
  )
}
