import { type ArtifactContent, FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import type { ComponentProps } from 'react'
import { FormField } from '#components/forms/FormField.tsx'
import { translateDomainText } from '#i18n/domainTexts.ts'
import type { FormValues } from './formValues.ts'

type Props = Omit<ComponentProps<typeof FormField<FormValues, ArtifactContent>>, 'label' | 'autoComplete'>

/** A text field of an artifact, with its label. */
export function ContentField(props: Props) {
  return <FormField {...props} label={translateDomainText(FIELD_LABELS[props.name])} autoComplete="off" />
}
