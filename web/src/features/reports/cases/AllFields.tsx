import { translateDomainText, typeText } from '#i18n/domainTexts.ts'
import { type Artifact, CONTENT_FIELDS, FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import { EnteredTexts } from './EnteredTexts.tsx'

/** All fields of an artifact except the name. */
export function AllFields({ artifact }: { artifact: Artifact }) {
  const fields = CONTENT_FIELDS.filter((field) => field !== 'artifact_name')
  return (
    <EnteredTexts
      texts={fields.map((field) => ({
        id: field,
        label: translateDomainText(FIELD_LABELS[field]),
        text: field === 'artifact_type' ? typeText(artifact.artifact_type) : (artifact[field] ?? ''),
      }))}
    />
  )
}
