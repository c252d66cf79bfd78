import { FIELD_LABELS } from '@tracker/domain/artifact/artifact.ts'
import type { ArtifactContent } from '@tracker/domain/artifact/content.ts'
import { styled } from '@mui/material/styles'
import type { ComponentProps, FormEvent, KeyboardEvent } from 'react'
import { FormField } from '#components/forms/FormField.tsx'
import { translateDomainText } from '#i18n/domainTexts.ts'
import type { FormValues } from './formValues.ts'

type Props = Omit<
  ComponentProps<typeof FormField<FormValues, ArtifactContent>>,
  'label' | 'autoComplete' | 'name'
> & { name: keyof ArtifactContent }

/** A text field of an artifact, with its label. */
export function ContentField(props: Props) {
  return <FormField {...props} label={translateDomainText(FIELD_LABELS[props.name])} autoComplete="off" />
}

/** A single line that wraps instead of scrolling its text. */
const Growing = styled(ContentField)({
  '& textarea': { overflowWrap: 'anywhere', resize: 'none' },
})

/** A line break would be pasted. */
function joinLines({ target }: FormEvent) {
  if (target instanceof HTMLTextAreaElement && target.value.includes('\n'))
    target.value = target.value.replaceAll(/\s*\n\s*/g, ' ')
}

/** Enter sends the form, as in other fields of one line. */
function sendOnEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit()
}

/** A `ContentField` for a name or a date: one line of text, which is shown whole. */
export function LineField(props: Props) {
  return <Growing {...props} multiline minRows={1} onInputCapture={joinLines} onKeyDown={sendOnEnter} />
}
