import { translateDomainText } from '#i18n/domainTexts.ts'
import { type Artifact, CONTENT_FIELDS, FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { hasValue } from '@tracker/domain/text/hasValue.ts'
import { Foldable } from '#components/layout/Foldable.tsx'
import { styled } from '@mui/material/styles'

/** Maximum characters of an unfolded text. */
const CHARACTERS = 400

const Fields = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(1),
  '& dt': { ...theme.typography.small, color: theme.vars.palette.text.secondary },
}))

/** All non-empty fields of a record except the name, because curators decide on all of them. */
export function AllFields({ artifact }: { artifact: Artifact }) {
  const fields = CONTENT_FIELDS.filter(
    (field) => field !== 'artifact_name' && hasValue(artifact[field] ?? ''),
  )
  if (fields.length === 0) return null
  return (
    <Fields>
      {fields.map((field) => (
        <div key={field}>
          <dt>{translateDomainText(FIELD_LABELS[field])}</dt>
          <dd>
            <Foldable
              label={translateDomainText(FIELD_LABELS[field])}
              isLong={(artifact[field] ?? '').length > CHARACTERS}
            >
              {() => artifact[field]}
            </Foldable>
          </dd>
        </div>
      ))}
    </Fields>
  )
}
