import { dateFormat } from '#i18n/format.ts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& p': { margin: 0, whiteSpace: 'pre-wrap' },
  '& time': { ...theme.typography.small, color: theme.vars.palette.text.secondary },
}))

interface Props {
  title: string
  /** `at` is an ISO 8601 time. */
  statements: readonly { word: string; text: string; at: string }[]
}

const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short' })

/** A titled list of reports or decisions; renders nothing if it is empty. */
export function Statements({ title, statements }: Props) {
  const id = useId()
  if (statements.length === 0) return null
  return (
    <div>
      <Typography component="h3" id={id} sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <List aria-labelledby={id}>
        {statements.map(({ word, text, at }) => (
          <li key={at}>
            <strong>{word}</strong> {at && <time dateTime={at}>{when(new Date(at))}</time>}
            {text && <p dir="auto">{text}</p>}
          </li>
        ))}
      </List>
    </div>
  )
}
