import { type Artifact, CONTENT_FIELDS, FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { styled } from '@mui/material/styles'

const Fields = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  margin: 0,
  '& dt': { ...theme.typography.small, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, whiteSpace: 'pre-wrap' },
}))

/** Every field of a record that has a value, apart from the name: curators decide on all of it. */
export function AllFields({ artifact }: { artifact: Artifact }) {
  const fields = CONTENT_FIELDS.filter(
    (field) => field !== 'artifact_name' && hasValue(artifact[field] ?? ''),
  )
  if (fields.length === 0) return null
  return (
    <Fields>
      {fields.map((field) => (
        <div key={field}>
          <dt>{FIELD_LABELS[field]}</dt>
          <dd dir="auto">{artifact[field]}</dd>
        </div>
      ))}
    </Fields>
  )
}
